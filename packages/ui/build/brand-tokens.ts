import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Choices, colourChoiceNames, colourChoices } from "../studio/theme/choices.ts";
import { type Hex, readHex } from "../studio/theme/colour.ts";
import { deriveColours } from "../studio/theme/derive.ts";
import { COLOUR_SETS, kitTokens, type Tokens } from "./tokens/kit-tokens.ts";
import { type BrandFiles, parseTokens, readTokens, type TokenFile } from "./tokens/read-tokens.ts";
import { type Colour, cssValue, dtcgColour } from "./tokens/token-value.ts";

/** The kit's token files that a brand may replace. */
const brandFileNames = ["brand", "shape", "type", "space", "motion"] as const;

/**
 * The token files of a brand in a folder, such as `brand.tokens.json`.
 * @returns none if it has the kit's look
 */
export function readBrandFiles(folder: string): BrandFiles {
  const files = brandFileNames.flatMap((name): [string, TokenFile][] => {
    const file = `${name}.tokens.json`;
    const path = join(folder, file);
    return existsSync(path) ? [[name, { file, text: readFileSync(path, "utf8") }]] : [];
  });
  return Object.fromEntries(files);
}

/** The names of the pigments from which the kit's colours are made. */
export const pigmentNames: readonly string[] = readTokens(["brand"]).map(({ path }) =>
  path.slice(1).join("."),
);

/** The names of the colours in a brand's file. */
const namesIn = (file: TokenFile) => parseTokens([file]).map(({ path }) => path.slice(1).join("."));

/** Whether a brand sets the seven colours of the theme studio, from which all others follow. */
const areChoices = (names: readonly string[]) =>
  names.some((name) => Object.hasOwn(colourChoices, name) && !pigmentNames.includes(name));

function refuseUnknown(file: TokenFile, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `${file.file}: brand.${unknown} is no colour of a brand. Those that all others follow from are ${colourChoiceNames.join(", ")}.`,
  );
}

/**
 * The seven colours of a brand that sets only these; `undefined` for one that sets pigments.
 * @throws if one is missing or none of the seven
 */
export function brandChoices({ brand }: BrandFiles): Choices["colours"] | undefined {
  if (!brand) return undefined;
  const tokens = parseTokens([brand]);
  const names = namesIn(brand);
  if (!areChoices(names)) {
    refuseUnknown(brand, names, pigmentNames);
    return undefined;
  }
  refuseUnknown(brand, names, colourChoiceNames);
  const colours = colourChoiceNames.map((choice): [string, Hex] => {
    const token = tokens.find(({ path }) => path[1] === choice);
    if (!token) throw new Error(`${brand.file}: brand.${choice} is missing.`);
    const hex = readHex(token.css);
    if (!hex) throw new Error(`${brand.file}: brand.${choice} must not let anything through.`);
    return [choice, hex];
  });
  return Object.fromEntries(colours) as Choices["colours"];
}

/** The pigments of the kit that a brand of pigments leaves out, and which stay the kit's. */
export function missingPigments({ brand }: BrandFiles): string[] {
  if (!brand) return [];
  const names = namesIn(brand);
  return areChoices(names) ? [] : pigmentNames.filter((name) => !names.includes(name));
}

/**
 * The kit's tokens with those of a brand. Its colours are the kit's pigments in
 * `brand.tokens.json`, or the seven of the theme studio there, from which every colour of the four
 * themes follows.
 * @throws naming the file and the token, if one is wrong
 */
export function brandTokens(files: BrandFiles): Tokens {
  const choices = brandChoices(files);
  if (!choices) return kitTokens(files);
  const { brand: _, ...others } = files;
  const tokens = kitTokens(others);
  const derived = deriveColours(choices);
  const sets = COLOUR_SETS.map((set) => {
    const colours = tokens.colours[set].map((token) => {
      const name = token.path.slice(1).join("-") as keyof (typeof derived)[typeof set];
      const value: Colour = dtcgColour(derived[set][name]);
      return { ...token, value, css: cssValue(value, "color", undefined), refersTo: undefined };
    });
    return [set, colours];
  });
  return { ...tokens, colours: Object.fromEntries(sets) as Tokens["colours"] };
}
