import { deriveBrand } from "@kolam/ui/studio/theme/brand";
import { brandCss } from "@kolam/ui/studio/theme/brand-files";
import { readTheme } from "@kolam/ui/studio/theme/link";
import secondBrand from "../examples/second-brand/brand.generated.css?inline";

interface BrandChoice {
  readonly title: string;
  /**
   * Its stylesheet after the kit's; empty for the kit's own brand. The code is that of the theme
   * studio.
   */
  readonly css: (code: string) => string;
}

/** The files generated for sites with their own tokens. */
const siteStyles = import.meta.glob<string>("../sites/*/.generated/brand.css", {
  // The folder's name begins with a dot.
  exhaustive: true,
  query: "?inline",
  import: "default",
  eager: true,
});

/** The sites with their own tokens, by the names of their folders. */
const siteBrands = Object.fromEntries(
  Object.entries(siteStyles).map(([file, css]): [string, BrandChoice] => {
    const [, name = ""] = /sites\/([^/]+)\//.exec(file) ?? [];
    return [name, { title: `${name} (sites/${name})`, css: () => css }];
  }),
);

let last = { code: "", css: "" };

/** The stylesheet of the theme studio's choices; empty before anything was chosen. */
function studioCss(code: string): string {
  if (code !== last.code) {
    const { choices } = readTheme(code);
    last = { code, css: choices ? brandCss(deriveBrand(choices)) : "" };
  }
  return last.css;
}

/** The brands of the toolbar: the kit's own, the sites', an example and what the studio made. */
export const toolbarBrands = {
  kolam: { title: "Kolam", css: () => "" },
  ...siteBrands,
  northlight: { title: "Northlight (examples/second-brand)", css: () => secondBrand },
  studio: { title: "Studio (what the theme studio made)", css: studioCss },
} satisfies Record<string, BrandChoice>;

const brandOf = (value: unknown): BrandChoice | undefined =>
  Object.entries<BrandChoice>(toolbarBrands).find(([name]) => name === value)?.[1];

/** The brand in which stories are shown at first: the site's, whose pages are among them. */
export const firstBrand =
  import.meta.env.STORYBOOK_SITE in siteBrands ? import.meta.env.STORYBOOK_SITE : "kolam";

// Drawings in files have the site's colours: another brand shows only light and dark of them.
const inItsHue = 'img[src*="/art/"] { mix-blend-mode: luminosity; }';

/** The stylesheet of the brand that the toolbar says, after the kit's. */
export function brandCssOf({ brand, studio }: Readonly<Record<string, unknown>>): string {
  const css = brandOf(brand)?.css(String(studio ?? "")) ?? "";
  return css && brand !== firstBrand ? css + inItsHue : css;
}
