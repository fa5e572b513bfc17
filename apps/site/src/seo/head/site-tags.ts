import { colors } from "@site/generated/colors";
import { base } from "../../base.ts";
import { feeds, icons, manifestPath } from "../site-files.ts";
import { type HeadTag, linkTag } from "./head-tag.ts";

/** The colour of the browser's own interface in each theme: the page's background. */
export const themeColors = {
  light: colors.light.surface,
  dark: colors.dark.surface,
} as const;

/** The head elements that all pages share. */
export const siteTags: readonly HeadTag[] = [
  ...Object.entries(themeColors).map(
    ([theme, content]): HeadTag => ({
      tag: "meta",
      attributes: { name: "theme-color", media: `(prefers-color-scheme: ${theme})`, content },
    }),
  ),
  // iOS would make links of numbers, dates and addresses, before React knows the page.
  {
    tag: "meta",
    attributes: {
      name: "format-detection",
      content: "telephone=no, date=no, address=no, email=no",
    },
  },
  linkTag({ rel: "icon", href: base + icons.ico, sizes: "32x32" }),
  linkTag({ rel: "icon", href: base + icons.svg, type: "image/svg+xml" }),
  linkTag({ rel: "apple-touch-icon", href: base + icons.touch }),
  linkTag({ rel: "manifest", href: base + manifestPath }),
  ...feeds.map(({ path, type, title }) =>
    linkTag({ rel: "alternate", type, title, href: base + path }),
  ),
];
