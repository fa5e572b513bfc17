import { parseAst } from "vite";

/** The positions of the strings of a syntax tree, without the keys of objects, in any order. */
export function* stringPlaces(node: unknown): Generator<readonly [start: number, end: number]> {
  if (typeof node !== "object" || node === null) return;
  const { type, value, start, end, key: _, ...others } = node as Record<string, unknown>;
  if ((type === "Literal" && typeof value === "string") || type === "TemplateElement") {
    yield [Number(start), Number(end)];
  } else for (const child of [value, ...Object.values(others)]) yield* stringPlaces(child);
}

/** A module beside the words of a page or a service. */
const meta = /[./]meta\.ts$/;

/**
 * The positions of the strings of a module that visitors may see, from its end. Of what a page is
 * called and what search engines show of it, that is only the name.
 */
export function shownPlaces(file: string, source: string): (readonly [number, number])[] {
  const places = [...stringPlaces(parseAst(source, { lang: "ts" }))].sort(([a], [b]) => b - a);
  if (!meta.test(file)) return places;
  const { 0: line = "", index = 0 } = /^export const name = .*$/m.exec(source) ?? {};
  return places.filter(([start, end]) => start >= index && end <= index + line.length);
}
