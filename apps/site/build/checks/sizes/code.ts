import { parseAst } from "vite";

/** Two words with a space between them, as no class name, address or drawing has them. */
const phrase = /\p{L}{2}[^\p{L}]*\s[^\p{L}]*\p{L}{2}/u;

/** The positions of the strings of a syntax tree that are words. */
function* wordsIn(node: unknown, script: string): Generator<readonly [start: number, end: number]> {
  if (typeof node !== "object" || node === null) return;
  const { type, value, start, end } = node as Record<string, unknown>;
  if ((type === "Literal" && typeof value === "string") || type === "TemplateElement") {
    const place = [Number(start), Number(end)] as const;
    if (phrase.test(script.slice(...place))) yield place;
  } else for (const child of Object.values(node)) yield* wordsIn(child, script);
}

/** A script without the words in it. */
export function scriptCode(script: string): string {
  let code = "";
  let from = 0;
  for (const [start, end] of [...wordsIn(parseAst(script), script)].sort(([a], [b]) => a - b)) {
    code += script.slice(from, start);
    from = end;
  }
  return code + script.slice(from);
}

const blocks = /(<(?:style|script)\b[\s\S]*?<\/(?:style|script)>)/;

/** A page's HTML without its text, what describes it in attributes, and its structured data. */
export function pageCode(html: string): string {
  const parts = html.split(blocks).map((part) => {
    if (part.startsWith('<script type="application/ld+json"')) return "";
    if (blocks.test(part)) return part;
    const markup = part.replace(/(?<=>)[^<]+/g, "");
    return markup.replace(/ (?:alt|aria-label|content|placeholder|title|value)="[^"]*"/g, "");
  });
  return parts.join("");
}
