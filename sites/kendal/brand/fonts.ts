import { resolve } from "node:path";
import type { Typeface } from "@kolam/site/brand/typeface.ts";

/** The packages that the typefaces come from, for the list of licences. */
export const fontPackages = [
  { name: "Fraunces", package: "@fontsource-variable/fraunces" },
  { name: "Karla", package: "@fontsource-variable/karla" },
] as const;

const packages = resolve(import.meta.dirname, "../../../node_modules");
const fraunces = resolve(
  packages,
  "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
);
const karla = resolve(packages, "@fontsource-variable/karla/files/karla-latin-wght-normal.woff2");

const large = { opsz: 96, wght: 600 };

/** The typefaces of the site: one for text, one for titles and large figures. */
export const typefaces: Readonly<Record<"text" | "display", Typeface>> = {
  text: {
    family: "Karla",
    latin: karla,
    web: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { fontWeight: "400 500", axes: { wght: 400 }, system: "regular" },
      { fontWeight: "550", axes: { wght: 550 }, system: "bold" },
      { fontWeight: "650", axes: { wght: 650 }, system: "bold" },
    ],
    card: {
      latin: { axes: { wght: 500 }, attributes: 'font-family="Karla" font-weight="500"' },
    },
  },
  display: {
    family: "Fraunces",
    latin: fraunces,
    web: large,
    fallbacks: [{ fontWeight: "600 800", axes: large, system: "bold" }],
    card: {
      latin: { axes: large, attributes: 'font-family="Fraunces" font-weight="600"' },
    },
  },
};
