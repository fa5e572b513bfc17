import type { CompiledToken, CompiledTokens } from "./tokens.ts";

const key = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));

const record = (tokens: readonly CompiledToken[], name: (t: CompiledToken) => string) =>
  tokens.map((t) => `${key(name(t))}: ${JSON.stringify(t.css)}`).join(", ");

/** `tokens.ts`: every name and value, typed, for documentation and for code that draws. */
export function typescriptFile(tokens: CompiledTokens): string {
  const { light, dark } = tokens.colours;
  const short = ({ path }: CompiledToken) => path.slice(1).join("-");
  const over = (base: readonly CompiledToken[], set: readonly CompiledToken[]) =>
    base.map((token) => set.find(({ name }) => name === token.name) ?? token);
  const groups = [...new Set(tokens.base.map(({ path }) => path[0] ?? ""))];
  const described = [...light, ...tokens.base].filter((t) => t.description !== undefined);
  return `// Generated from *.tokens.json by build/tokens.ts. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

/** Semantic colours per theme, by name without \`--k-color-\`. */
export const colors = {
  light: { ${record(light, short)} },
  dark: { ${record(dark, short)} },
  "light-contrast": { ${record(over(light, tokens.colours["light-contrast"]), short)} },
  "dark-contrast": { ${record(over(dark, tokens.colours["dark-contrast"]), short)} },
} as const;

export type ColorTheme = keyof typeof colors;
export type ColorName = keyof typeof colors.light;

/** Every other token by group, as CSS values; the custom property is \`--k-<group>-<name>\`. */
export const tokens = {
${groups
  .map(
    (group) =>
      `  ${key(group)}: { ${record(
        tokens.base.filter(({ path }) => path[0] === group),
        short,
      )} },`,
  )
  .join("\n")}
} as const;

export type TokenGroup = keyof typeof tokens;

/** The purpose of tokens whose name does not say it, by custom property. */
export const tokenDescriptions: Readonly<Record<string, string>> = {
${described.map((t) => `  "--k-${t.name}": ${JSON.stringify(t.description)},`).join("\n")}
};
`;
}
