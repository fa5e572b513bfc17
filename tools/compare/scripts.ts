import { parseAst } from "vite";
import type { Files } from "./files.ts";

/** Names of scripts and stylesheets, which say how the code is split. */
const isFile = (text: string) => /^(?:[./\w-]*\/)?[\w.-]+\.(?:js|css)$/.test(text);

/** The texts in the code of a module. */
export function stringsIn(code: string): string[] {
  const strings: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === "Literal" && typeof value === "string") strings.push(value);
    if (type === "TemplateElement") strings.push((value as { cooked: string }).cooked);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code));
  return strings;
}

function read(files: Files) {
  const scripts = [...files].filter(([file]) => /\/assets\/[^/]+\.js$/.test(file));
  const size = scripts.reduce((sum, [, { length }]) => sum + length, 0);
  const strings = new Set(scripts.flatMap(([, code]) => stringsIn(String(code))));
  return { is: `${scripts.length} scripts of ${size} bytes`, strings };
}

/** What differs in the scripts of two builds, for a reader to judge. */
export function compareScripts(before: Files, after: Files): string[] {
  const [old, now] = [read(before), read(after)];
  const only = (what: string, strings: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...strings]
      .filter((text) => !others.has(text) && !isFile(text))
      .map((text) => `${what}: ${JSON.stringify(text.slice(0, 100))}`);
  return [
    `${old.is} before, ${now.is} after.`,
    ...only("Text gone from scripts", old.strings, now.strings),
    ...only("New text in scripts", now.strings, old.strings),
  ];
}
