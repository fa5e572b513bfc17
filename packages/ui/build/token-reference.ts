import { compileTokens } from "./tokens.ts";

/** A colour token with its value in each theme. */
export interface ColourToken {
  readonly name: string;
  readonly doc: string;
  readonly values: Readonly<Record<"light" | "dark" | "light-contrast" | "dark-contrast", string>>;
}

/** Any other token. */
export interface PlainToken {
  readonly name: string;
  readonly doc: string;
  readonly value: string;
  /** Its value under reduced motion, if it is another one. */
  readonly reduced?: string | undefined;
}

/** Every token: the colours, then the others by group. */
export interface TokenReference {
  readonly colours: readonly ColourToken[];
  readonly groups: readonly { readonly name: string; readonly tokens: readonly PlainToken[] }[];
}

/** Reads every token with its values from the token files. */
export async function tokenReference(): Promise<TokenReference> {
  const { base, colours, reducedMotion } = await compileTokens();
  const value = (set: keyof typeof colours, otherwise: keyof typeof colours, name: string) =>
    [...colours[set], ...colours[otherwise]].find((token) => token.name === name)?.css ?? "";
  const groups = [...new Set(base.map(({ path }) => path[0] ?? ""))];
  return {
    colours: colours.light.map(({ name, description = "" }) => ({
      name: `--k-${name}`,
      doc: description,
      values: {
        light: value("light", "light", name),
        dark: value("dark", "dark", name),
        "light-contrast": value("light-contrast", "light", name),
        "dark-contrast": value("dark-contrast", "dark", name),
      },
    })),
    groups: groups.map((group) => ({
      name: group,
      tokens: base
        .filter(({ path }) => path[0] === group)
        .map(({ name, description = "", css }) => ({
          name: `--k-${name}`,
          doc: description,
          value: css,
          reduced: reducedMotion.find((token) => token.name === name)?.css,
        })),
    })),
  };
}
