/**
 * Compiles `src/tokens/*.tokens.json` (DTCG 2025.10) to custom properties, typed names and one resolved
 * DTCG file for other tools. `node build/tokens.ts` writes them; a test checks that the committed files
 * are up to date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import StyleDictionary from "style-dictionary";
import type { TransformedToken } from "style-dictionary/types";
import { cssFile } from "./tokens-css.ts";
import { dtcgFile } from "./tokens-dtcg.ts";
import { typescriptFile } from "./tokens-typescript.ts";
import { cssValue } from "./tokens-value.ts";

const directory = join(import.meta.dirname, "../src/tokens");

/** The colour sets, one file each on top of the brand's pigments; contrast sets contain only differences. */
export const COLOUR_SETS = ["light", "dark", "light-contrast", "dark-contrast"] as const;
export type ColourSet = (typeof COLOUR_SETS)[number];

/** One compiled token. */
export type CompiledToken = {
  /** Name without the prefix, as in `color-surface`. */
  name: string;
  path: readonly string[];
  type: string;
  /** The value as CSS. */
  css: string;
  /** The DTCG value with references resolved. */
  value: unknown;
  description: string | undefined;
  extensions: Record<string, unknown> | undefined;
};

export type CompiledTokens = {
  /** Tokens that do not depend on the theme: space, size, type, motion, shape. */
  base: readonly CompiledToken[];
  /** Tokens with another value under reduced motion. */
  reducedMotion: readonly CompiledToken[];
  colours: Readonly<Record<ColourSet, readonly CompiledToken[]>>;
};

StyleDictionary.registerTransform({
  name: "k/css",
  type: "value",
  transform: (token) => cssValue(token.$value, token.$type ?? "", token.$extensions),
});

const compiled = (token: TransformedToken, resolved: unknown): CompiledToken => ({
  name: token.path.join("-"),
  path: token.path,
  type: token.$type ?? "",
  css: String(token.$value),
  value: resolved,
  description: token.$description,
  extensions: token.$extensions,
});

async function compile(files: readonly string[]): Promise<CompiledToken[]> {
  const dictionary = new StyleDictionary({
    source: files.map((file) => join(directory, `${file}.tokens.json`)),
    platforms: { css: { transforms: ["k/css"] }, dtcg: { transforms: [] } },
    log: { warnings: "error", verbosity: "silent" },
  });
  const [css, dtcg] = await Promise.all([
    dictionary.getPlatformTokens("css"),
    dictionary.getPlatformTokens("dtcg"),
  ]);
  const resolved = new Map(dtcg.allTokens.map((token) => [token.path.join("-"), token.$value]));
  return css.allTokens
    .filter((token) => token.path[0] !== "brand")
    .map((token) => compiled(token, resolved.get(token.path.join("-"))));
}

/** Reads and resolves every token file. */
export async function compileTokens(): Promise<CompiledTokens> {
  const colour = (set: ColourSet) => compile(["brand", `color.${set}`]);
  return {
    base: await compile(["space", "shape", "type", "motion"]),
    reducedMotion: await compile(["motion.reduced"]),
    colours: {
      light: await colour("light"),
      dark: await colour("dark"),
      "light-contrast": await colour("light-contrast"),
      "dark-contrast": await colour("dark-contrast"),
    },
  };
}

/** The generated files in `src/tokens`, by name. */
export async function tokenFiles(): Promise<Readonly<Record<string, string>>> {
  const tokens = await compileTokens();
  return {
    "tokens.css": cssFile(tokens),
    "tokens.ts": typescriptFile(tokens),
    "tokens.json": dtcgFile(tokens),
  };
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await tokenFiles())) {
    const path = join(directory, name);
    const before = await readFile(path, "utf8").catch(() => "");
    if (before !== text) await writeFile(path, text);
    console.log(`${before === text ? "unchanged" : "written  "} ${name} ${text.length} B`);
  }
}
