import type { Tokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";

type Group = { [key: string]: unknown };

/** The part of a token that a DTCG file has. */
export type Written = Pick<Token, "path" | "type" | "value"> & Partial<Token>;

/** Nests tokens by their paths, without the first steps of these if so wanted. */
export function tree(tokens: readonly Written[], from = 0): Group {
  const root: Group = {};
  for (const { path, type, value, description, extensions } of tokens) {
    let group = root;
    for (const key of path.slice(from, -1)) {
      group[key] ??= {};
      group = group[key] as Group;
    }
    group[path.at(-1) ?? ""] = {
      $type: type,
      $value: value,
      $description: description,
      $extensions: extensions,
    };
  }
  return root;
}

/** A DTCG file as text. */
export const dtcgText = (file: object): string => `${JSON.stringify(file, null, 2)}\n`;

/**
 * `tokens.json`: one DTCG file without references. Colours are in one group per theme; the contrast
 * themes list every colour.
 */
export function dtcgFile({ colours, base }: Tokens): string {
  const themes = Object.entries(colours).map(([set, tokens]) => [set, tree(tokens, 1)]);
  return dtcgText({
    $description: "Resolved design tokens. Generated from *.tokens.json by pnpm generate.",
    color: Object.fromEntries(themes),
    ...tree(base),
  });
}
