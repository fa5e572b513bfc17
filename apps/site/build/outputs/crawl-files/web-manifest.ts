import { direction } from "@kolam/content/model/pages/languages";
import { company } from "@site/facts/company";
import { companyWords } from "@site/words/company-words";
import { themeColors } from "../../../src/seo/head/site-tags.ts";
import { icons } from "../../../src/seo/site-files.ts";

/** `site.webmanifest`. The site opens in a browser tab, not as an application of its own. */
export function webManifest(base: string): string {
  const png = (src: string, size: number, purpose: "any" | "maskable") => ({
    src: base + src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return `${JSON.stringify(
    {
      id: `${base}/`,
      name: company.name,
      short_name: company.name,
      description: companyWords.description,
      lang: company.language,
      dir: direction,
      start_url: `${base}/`,
      scope: `${base}/`,
      display: "browser",
      theme_color: themeColors.light,
      background_color: themeColors.light,
      icons: [
        { src: base + icons.svg, sizes: "any", type: "image/svg+xml", purpose: "any" },
        png(icons.png192, 192, "any"),
        png(icons.png512, 512, "any"),
        png(icons.maskable, 512, "maskable"),
      ],
    },
    null,
    2,
  )}\n`;
}
