import { company } from "@kolam/content/company";
import { blogPage } from "@kolam/content/pages/blog-page";
import { colors } from "@kolam/ui/tokens";
import { systemHas, themes } from "../theme/theme.ts";
import type { HeadTag } from "./head-tags.ts";

/** The name of the blog where it stands alone, as in a feed reader. */
export const feedTitle = `${company.name} ${blogPage.hero.eyebrow}`;

/** How many of the newest articles the feeds hold. */
export const feedLength = 20;

/** The files in which the articles can be followed. */
export const feeds = {
  rss: { path: "/feed.xml", type: "application/rss+xml", title: `${feedTitle} (RSS)` },
  atom: { path: "/atom.xml", type: "application/atom+xml", title: `${feedTitle} (Atom)` },
  json: { path: "/feed.json", type: "application/feed+json", title: `${feedTitle} (JSON Feed)` },
} as const;

/** The colours a browser may paint its own surroundings in, by theme: those of the page itself. */
export const themeColors = {
  light: colors.light.surface,
  dark: colors.dark.surface,
} as const;

/** The pictures that stand for the site, drawn by the build. */
export const icons = {
  svg: "/favicon.svg",
  ico: "/favicon.ico",
  touch: "/apple-touch-icon.png",
  png192: "/icon-192.png",
  png512: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
} as const;

export const manifestPath = "/site.webmanifest";

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: "link", attributes };
}

/** What every page's head has in common; navigation in place leaves it alone. */
export const siteTags: readonly HeadTag[] = [
  ...themes.map(
    (theme): HeadTag => ({
      tag: "meta",
      attributes: {
        name: "theme-color",
        media: systemHas(theme),
        content: themeColors[theme],
      },
    }),
  ),
  link({ rel: "icon", href: icons.ico, sizes: "32x32" }),
  link({ rel: "icon", href: icons.svg, type: "image/svg+xml" }),
  link({ rel: "apple-touch-icon", href: icons.touch }),
  link({ rel: "manifest", href: manifestPath }),
  ...Object.values(feeds).map(({ path, type, title }) =>
    link({ rel: "alternate", type, title, href: path }),
  ),
];
