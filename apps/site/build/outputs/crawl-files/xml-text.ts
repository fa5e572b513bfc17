const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Control characters, halves of pairs and two more that no XML 1.0 document may hold in any spelling. */
const impossible = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text as it must stand in XML, in elements and attributes alike. */
export function xmlText(text: string): string {
  return text
    .replace(impossible, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
