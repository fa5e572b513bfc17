import { parseAst } from "vite";
import { stringPlaces } from "../../prerender/string-places.ts";

/** Two words with a space between them, as no class name, address or drawing has them. */
const phrase = /[\p{L}\p{M}]{2}[^\p{L}]*\s[^\p{L}]*[\p{L}\p{M}]{2}/u;

/** A script without the words in it. */
export function scriptCode(script: string): string {
  let code = "";
  let from = 0;
  for (const [start, end] of [...stringPlaces(parseAst(script))].sort(([a], [b]) => a - b)) {
    if (!phrase.test(script.slice(start, end))) continue;
    code += script.slice(from, start);
    from = end;
  }
  return code + script.slice(from);
}

const blocks = /(<(?:style|script)\b[\s\S]*?<\/(?:style|script)>)/;

/** A page's HTML without its text, what describes it in attributes, its structured data and the lines of drawings. */
export function pageCode(html: string): string {
  const parts = html.split(blocks).map((part) => {
    if (part.startsWith('<script type="application/ld+json"')) return "";
    if (blocks.test(part)) return part;
    const markup = part.replace(/(?<=>)[^<]+/g, "");
    return markup.replace(/ (?:alt|aria-label|content|d|placeholder|title|value)="[^"]*"/g, "");
  });
  return parts.join("");
}
