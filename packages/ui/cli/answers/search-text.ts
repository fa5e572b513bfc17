import type { Found } from "./search.ts";

const kinds = { part: "", band: " (to copy)", guide: " (guide)", absence: " (hint)" } as const;

/** What was found, for people. */
export function searchText({ query, results }: Found): string {
  const [best] = results.filter(({ kind }) => kind !== "absence");
  if (results.length === 0) return `Nothing fits "${query}". Try other words, or fewer.`;
  const heads = results.map(({ name, kind }) => `${name}${kinds[kind]}`);
  const width = Math.max(...heads.map(({ length }) => length));
  const lines = results.map(({ summary }, at) => `${heads[at]?.padEnd(width)}  ${summary}`);
  const next = best ? ["", `All about the first: npx @kolam/ui show ${best.name}`] : [];
  return [...lines, ...next].join("\n");
}
