import secondBrand from "../examples/second-brand/brand.generated.css?inline";
import { deriveBrand } from "../packages/ui/studio/theme/brand.ts";
import { brandCss } from "../packages/ui/studio/theme/brand-files.ts";
import { readTheme } from "../packages/ui/studio/theme/link.ts";

interface BrandChoice {
  readonly title: string;
  /**
   * Its stylesheet after the kit's; empty for the kit's own brand. The code is that of the theme
   * studio.
   */
  readonly css: (code: string) => string;
}

let last = { code: "", css: "" };

/** The stylesheet of the theme studio's choices; empty before anything was chosen. */
function studioCss(code: string): string {
  if (code !== last.code) {
    const { choices } = readTheme(code);
    last = { code, css: choices ? brandCss(deriveBrand(choices)) : "" };
  }
  return last.css;
}

/** The brands of the toolbar. */
export const toolbarBrands = {
  kolam: { title: "Kolam", css: () => "" },
  northlight: { title: "Northlight (examples/second-brand)", css: () => secondBrand },
  studio: { title: "Studio (what the theme studio made)", css: studioCss },
} as const satisfies Record<string, BrandChoice>;

const isBrand = (value: unknown): value is keyof typeof toolbarBrands =>
  typeof value === "string" && value in toolbarBrands;

// Drawings that are files have Kolam's colours: of those, another brand shows light and dark alone.
const inItsHue = 'img[src*="/art/"] { mix-blend-mode: luminosity; }';

/** The stylesheet of the brand that the toolbar says, after the kit's. */
export function brandCssOf({ brand, studio }: Readonly<Record<string, unknown>>): string {
  const css = isBrand(brand) ? toolbarBrands[brand].css(String(studio ?? "")) : "";
  return css && css + inItsHue;
}
