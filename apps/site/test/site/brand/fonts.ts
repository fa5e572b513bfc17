import { resolve } from "node:path";
import type { Typeface } from "@kolam/site/brand/typeface.ts";

export const fontPackages = [
  { name: "Vazirmatn", package: "@fontsource-variable/vazirmatn" },
] as const;

const latin = resolve(
  import.meta.dirname,
  "../../../../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2",
);

/** One typeface, in two weights. */
export const typefaces: Readonly<Record<"text" | "display", Typeface>> = {
  text: {
    family: "Vazirmatn",
    latin,
    web: { wght: { min: 400, max: 650 } },
    fallbacks: [
      { fontWeight: "400 500", axes: { wght: 400 }, system: "regular" },
      { fontWeight: "550 650", axes: { wght: 600 }, system: "bold" },
    ],
    card: {
      latin: { axes: { wght: 500 }, attributes: 'font-family="Vazirmatn" font-weight="500"' },
    },
  },
  display: {
    family: "Vazirmatn Display",
    latin,
    web: { wght: 700 },
    fallbacks: [{ fontWeight: "650 800", axes: { wght: 700 }, system: "bold" }],
    card: {
      latin: { axes: { wght: 700 }, attributes: 'font-family="Vazirmatn" font-weight="700"' },
    },
  },
};
