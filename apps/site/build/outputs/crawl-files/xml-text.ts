const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * Control characters, unpaired surrogates and two noncharacters: XML 1.0 cannot hold them, even
 * escaped.
 */
const invalid = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text or XML without the characters that make an XML document malformed. */
export function withoutInvalidCharacters(text: string): string {
  return text.replace(invalid, "");
}

/** Text escaped for XML, in elements and attributes alike. */
export function xmlText(text: string): string {
  return withoutInvalidCharacters(text).replace(
    /[&<>"']/g,
    (character) => entities[character] ?? character,
  );
}
