import { placeholder, quoted } from "../names.ts";

const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script;

/**
 * Facts in which names that stand in every language have a spelling for each language in other
 * letters than the first. Each is marked: only the agency knows how it spells itself.
 */
export function withSpellings(facts: string, languages: readonly [string, ...string[]]): string {
  const [first, ...others] = languages;
  const inOtherLetters = others.filter((tag) => scriptOf(tag) !== scriptOf(first));
  if (inOtherLetters.length === 0) return facts;
  return facts.replace(/^( +)(name|street|city): "([^"]+)",$/gm, (_, indent, key, text) => {
    const mark = text.startsWith(placeholder) ? "" : `${placeholder} `;
    const spelled = inOtherLetters.map((tag) => `${indent}  ${tag}: ${quoted(mark + text)},\n`);
    return `${indent}${key}: {\n${indent}  ${first}: ${quoted(text)},\n${spelled.join("")}${indent}},`;
  });
}
