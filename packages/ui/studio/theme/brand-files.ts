import { cssValue, dtcgColour } from "../../build/tokens/token-value.ts";
import {
  block,
  type ColourSets,
  colours,
  contrastLayer,
  declare,
} from "../../build/tokens/tokens-css.ts";
import { dtcgText } from "../../build/tokens/tokens-dtcg.ts";
import kit from "../../src/tokens/tokens.generated.json" with { type: "json" };
import { type ColorName, type ColorTheme, colors } from "../../src/tokens/tokens.generated.ts";
import type { BaseToken, Brand, TokenValue } from "./brand.ts";
import { themeCode } from "./link.ts";

/** A token in the kit's DTCG file. */
interface Token extends TokenValue {
  $type: string;
  $value: unknown;
}

type Group = Record<string, Token>;
type Tokens = Record<string, Group> & { color: Record<ColorTheme, Record<ColorName, Token>> };

/** The part of Storybook's address that opens the studio with these choices. */
export const studioQuery = (code: string): string =>
  `?path=/story/theme-studio--studio&globals=brand:studio;studio:${code}`;

const baseNames = (brand: Brand) => Object.keys(brand.base) as BaseToken[];

function tokenAt(tokens: Tokens, path: BaseToken): Token {
  const [group = "", name = ""] = path.split(".");
  const token = tokens[group]?.[name];
  if (token === undefined) throw new Error(`The kit has no token ${path}.`);
  return token;
}

/** The kit's file with the brand's values: every token has its type and description. */
function brandTokens(brand: Brand): Tokens {
  const tokens = structuredClone(kit) as unknown as Tokens;
  for (const path of baseNames(brand)) Object.assign(tokenAt(tokens, path), brand.base[path]);
  for (const [theme, values] of Object.entries(brand.colours)) {
    for (const [name, hex] of Object.entries(values)) {
      tokens.color[theme as ColorTheme][name as ColorName].$value = dtcgColour(hex);
    }
  }
  return tokens;
}

/** The colours in the order of the kit's own file. */
const colourNames = Object.keys(colors.light) as ColorName[];

/**
 * `brand.css`: the brand's tokens in the layers that the kit keeps for them, to load after the
 * kit's stylesheet.
 */
export function brandCss(brand: Brand): string {
  const tokens = brandTokens(brand);
  const css = ({ $value, $type, $extensions }: Token) => cssValue($value, $type, $extensions);
  // The kit's own spaces follow the density.
  const base = baseNames(brand)
    .filter((path) => !path.startsWith("space.") || path === "space.density")
    .map((path) => declare(path.replace(".", "-"), css(tokenAt(tokens, path))));
  const inTheme = (theme: ColorTheme) =>
    colourNames.map((name) => ({ name: `color-${name}`, css: css(tokens.color[theme][name]) }));
  const sets: ColourSets = {
    light: inTheme("light"),
    dark: inTheme("dark"),
    "light-contrast": inTheme("light-contrast"),
    "dark-contrast": inTheme("dark-contrast"),
  };
  return `/*
 * ${brand.choices.name}: a brand for @kolam/ui, made in its theme studio. To change it, open there
 * ${studioQuery(themeCode(brand.choices))}
 */
@layer k.tokens, k.brand, k.contrast;

@layer k.brand {
${base.length > 0 ? `${block(":root", base)}\n` : ""}\
${block(":root,\n  [data-theme]", colours(sets, "light", "dark"))}\
}

${contrastLayer(sets)}`;
}

/**
 * A brand's file for the parts of a page with this name as `data-brand`, and everything in them.
 */
export function brandCssForPart(css: string, name: string): string {
  const part = `[data-brand="${name}"]`;
  const more = '[data-contrast="more"]';
  return css
    .replace(
      `${more},\n  ${more} :where([data-theme])`,
      `${part}:is(${more}, ${more} *),\n  ${part} :is(${more}, ${more} [data-theme])`,
    )
    .replace(/\[data-theme\] \{/g, `${part} [data-theme] {`)
    .replaceAll(":root", part);
}

/** The brand's tokens in the DTCG format: every token of the kit, with the brand's values. */
export function brandDtcg(brand: Brand): string {
  const $description = `Design tokens of ${brand.choices.name}.`;
  return dtcgText({ ...brandTokens(brand), $description });
}
