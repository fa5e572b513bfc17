/** The positions of the strings of a syntax tree, without the keys of objects, in any order. */
export function* stringPlaces(node: unknown): Generator<readonly [start: number, end: number]> {
  if (typeof node !== "object" || node === null) return;
  const { type, value, start, end, key: _, ...others } = node as Record<string, unknown>;
  if ((type === "Literal" && typeof value === "string") || type === "TemplateElement") {
    yield [Number(start), Number(end)];
  } else for (const child of [value, ...Object.values(others)]) yield* stringPlaces(child);
}
