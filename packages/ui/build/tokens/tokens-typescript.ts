import type { Tokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";

/** Tokens of a group as CSS values by name without the group. */
export const valuesByName = (tokens: readonly Token[]) =>
  Object.fromEntries(tokens.map(({ path, css }) => [path.slice(1).join("-"), css]));

const json = (value: object) => JSON.stringify(value, null, 2);

/** `tokens.ts`: every name and value, typed, for documentation and for code that draws. */
export function typescriptFile({ colours, base }: Tokens): string {
  const themes = Object.entries(colours).map(([set, tokens]) => [set, valuesByName(tokens)]);
  const groups = [...new Set(base.map(({ path }) => path[0] ?? ""))].map((group) => [
    group,
    valuesByName(base.filter(({ path }) => path[0] === group)),
  ]);
  const described = [...colours.light, ...base].flatMap(({ name, description }) =>
    description === undefined ? [] : [[`--k-${name}`, description]],
  );
  return `// Generated from *.tokens.json by pnpm generate. Do not edit.

/** Semantic colours per theme, by name without \`--k-color-\`. */
export const colors = ${json(Object.fromEntries(themes))} as const;

export type ColorTheme = keyof typeof colors;
export type ColorName = keyof typeof colors.light;

/** Every other token by group, as CSS values; the custom property is \`--k-<group>-<name>\`. */
export const tokens = ${json(Object.fromEntries(groups))} as const;

export type TokenGroup = keyof typeof tokens;

/** The purpose of tokens whose name does not say it, by custom property. */
export const tokenDescriptions: Readonly<Record<string, string>> = ${json(
    Object.fromEntries(described),
  )};
`;
}
