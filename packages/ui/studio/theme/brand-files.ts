import { block, type ColourSets, colours, contrastLayer, declare } from "../../build/tokens-css.ts";
import { dtcgText } from "../../build/tokens-dtcg.ts";
import { cssValue } from "../../build/tokens-value.ts";
import kit from "../../src/tokens/tokens.json" with { type: "json" };
import { type ColorName, type ColorTheme, colors } from "../../src/tokens/tokens.ts";
import { type BaseToken, type Brand, dtcgColour } from "./brand.ts";
import { themeCode } from "./link.ts";

/** A token in the kit's DTCG file. */
interface Token {
  $type: string;
  $value: unknown;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

type Tokens = Record<string, Record<string, Token>>;

/** The part of Storybook's address that opens the studio with these choices. */
export const studioQuery = (code: string): string =>
  `?path=/story/theme-studio--studio&globals=brand:studio;studio:${code}`;

const entries = (base: Brand["base"]) => Object.entries(base) as [BaseToken, unknown][];

function kitToken(tokens: Tokens, path: BaseToken): Token {
  const [group = "", name = ""] = path.split(".");
  const token = tokens[group]?.[name];
  if (token === undefined) throw new Error(`The kit has no token ${path}.`);
  return token;
}

/** The kit's file, so that a brand has every token, with its type and description. */
const copyOfKit = () =>
  structuredClone(kit) as unknown as Tokens & {
    color: Record<ColorTheme, Record<ColorName, Token>>;
  };

/** The colours in the order of the kit's own file. */
const colourNames = Object.keys(colors.light) as ColorName[];

/** `brand.css`: the brand's tokens in the layers that the kit keeps for them, to load after the kit's stylesheet. */
export function brandCss(brand: Brand): string {
  const tokens = copyOfKit();
  const base = entries(brand.base).map(([path, value]) => {
    const { $type, $extensions } = kitToken(tokens, path);
    return declare(path.replace(".", "-"), cssValue(value, $type, $extensions));
  });
  const sets = Object.fromEntries(
    Object.entries(brand.colours).map(([theme, values]) => [
      theme,
      colourNames.map((name) => ({
        name: `color-${name}`,
        css: cssValue(dtcgColour(values[name]), "color", undefined),
      })),
    ]),
  ) as unknown as ColourSets;
  return `/*
 * ${brand.choices.name}: a brand for @kolam/ui, made in its theme studio. To change it, open there
 * ${studioQuery(themeCode(brand.choices))}
 */
@layer k.tokens, k.brand, k.contrast;

@layer k.brand {
${block(":root", base)}
${block(":root,\n  [data-theme]", colours(sets, "light", "dark"))}\
}

${contrastLayer(sets)}`;
}

/** The brand's tokens in the DTCG format: every token of the kit, with the brand's values. */
export function brandDtcg(brand: Brand): string {
  const file = copyOfKit();
  for (const [path, value] of entries(brand.base)) kitToken(file, path).$value = value;
  for (const [theme, values] of Object.entries(brand.colours)) {
    for (const [name, hex] of Object.entries(values)) {
      file.color[theme as ColorTheme][name as ColorName].$value = dtcgColour(hex);
    }
  }
  const described = { ...file, $description: `Design tokens of ${brand.choices.name}.` };
  return dtcgText(described);
}
