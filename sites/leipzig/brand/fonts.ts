import { resolve } from "node:path";
import { currencySymbol } from "@kolam/content/model/services/prices";
import type { Typeface } from "@kolam/site/brand/typeface.ts";

/** The packages that the typefaces come from, for the list of licences. */
export const fontPackages = [
  { name: "Anek Latin", package: "@fontsource-variable/anek-latin" },
  { name: "Anek Devanagari", package: "@fontsource-variable/anek-devanagari" },
] as const;

const file = (part: "latin" | "latin-ext") =>
  resolve(
    import.meta.dirname,
    `../../../node_modules/@fontsource-variable/anek-latin/files/anek-latin-${part}-wdth-normal.woff2`,
  );

/**
 * The signs of euro, dollar, pound and yen are among the Latin letters, that of the rupee and
 * others are not.
 */
const symbolFile = /^[ -ÿ€]+$/u.test(currencySymbol) ? {} : { symbol: file("latin-ext") };

/** Wide and heavy. */
const wide = { wdth: 115, wght: 730 };

/** The typefaces of the site: one for text, one for titles and large figures. */
export const typefaces: Readonly<Record<"text" | "display", Typeface>> = {
  text: {
    family: "Anek Latin",
    latin: file("latin"),
    ...symbolFile,
    web: { wdth: 100, wght: { min: 400, max: 650 } },
    fallbacks: [
      { fontWeight: "400 500", axes: { wdth: 100, wght: 400 }, system: "regular" },
      { fontWeight: "550", axes: { wdth: 100, wght: 550 }, system: "bold" },
      { fontWeight: "650", axes: { wdth: 100, wght: 650 }, system: "bold" },
    ],
    card: {
      latin: {
        axes: { wdth: 100, wght: 500 },
        attributes: 'font-family="Anek Latin" font-weight="500"',
      },
      symbol: {
        axes: { wdth: 100, wght: 600 },
        attributes: 'font-family="Anek Latin" font-weight="600"',
      },
    },
  },
  display: {
    family: "Anek Latin Display",
    latin: file("latin"),
    ...symbolFile,
    web: wide,
    fallbacks: [{ fontWeight: "650 800", axes: wide, system: "bold" }],
    card: {
      latin: {
        axes: wide,
        attributes: 'font-family="Anek Latin" font-weight="730" font-stretch="expanded"',
      },
      symbol: {
        axes: { wdth: 115, wght: 800 },
        attributes: 'font-family="Anek Latin" font-weight="800" font-stretch="expanded"',
      },
    },
  },
};
