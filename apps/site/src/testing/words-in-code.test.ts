import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { type Said, unaccounted } from "./exemptions.ts";

const root = resolve(import.meta.dirname, "../../../..");
const sources = globSync("{apps/{site,mailbox},packages/{ui,seo-audit}}/src/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.{test,stories,docs,fixture,definition,generated}.*", "**/{test,testing}/**"],
});

/** Several words, a word beside a gap, or one with a capital letter. */
const words = /\p{L}{2,} \p{L}|^ \p{L}{2,}|^\p{Lu}\p{Ll}{2,}$/u;

/** The texts in a syntax tree that read as words, without what is imported, thrown or logged. */
function textsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  const { type = "", value, callee, ...others } = node as Record<string, unknown>;
  const called = callee as { name?: string; object?: { name?: string } } | undefined;
  if (/^(?:Import|ExportAll|Throw|TS(?!As|Satisfies|NonNull))/.test(String(type))) return [];
  if (/^warnOnce$|Error$/.test(called?.name ?? "") || called?.object?.name === "console") return [];
  const text = type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  if (typeof text !== "string")
    return [...textsIn(value), ...textsIn(callee), ...Object.values(others).flatMap(textsIn)];
  return words.test(text) || (type === "JSXText" && /\p{L}/u.test(text)) ? [text] : [];
}

it("no word stands in the code of a page, in whatever state it is", () => {
  const said = sources.flatMap((file): Said[] => {
    const lang = file.endsWith("x") ? "tsx" : "ts";
    const tree = parseAst(readFileSync(resolve(root, file), "utf8"), { lang });
    return textsIn(tree.body).map((text) => ({ at: file, text }));
  });
  expect(unaccounted(said)).toEqual([]);
});
