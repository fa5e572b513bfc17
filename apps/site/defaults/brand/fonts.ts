import { resolve } from "node:path";
import type { Typeface } from "../../src/brand/typeface.ts";

/** The package that the typeface comes from, for the list of licences. */
export const fontPackages = [
  { name: "Vazirmatn", package: "@fontsource-variable/vazirmatn" },
] as const;

const file = (part: "latin" | "latin-ext") =>
  resolve(
    import.meta.dirname,
    `../../../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-${part}-wght-normal.woff2`,
  );

/** The file with the signs of currencies, and what cards write in it. */
const symbol = file("latin-ext");
const cardOf = (wght: number) => ({
  axes: { wght },
  attributes: `font-family="Vazirmatn" font-weight="${wght}"`,
});

/**
 * One neutral typeface for text and titles. Its files are served as a whole, so that they need not
 * be cut for anybody's words.
 */
export const typefaces: Readonly<Record<"text" | "display", Typeface>> = {
  text: {
    family: "Vazirmatn",
    latin: file("latin"),
    symbol,
    whole: true,
    web: { wght: { min: 400, max: 800 } },
    fallbacks: [
      { fontWeight: "400 500", axes: { wght: 400 }, system: "regular" },
      { fontWeight: "550", axes: { wght: 550 }, system: "bold" },
      { fontWeight: "600 800", axes: { wght: 700 }, system: "bold" },
    ],
    card: { latin: cardOf(500), symbol: cardOf(600) },
  },
  display: {
    family: "Vazirmatn",
    latin: file("latin"),
    symbol,
    whole: true,
    web: { wght: 700 },
    // Those of the text are the same.
    fallbacks: [],
    card: { latin: cardOf(700), symbol: cardOf(800) },
  },
};
