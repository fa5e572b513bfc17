import { withLabel } from "@kolam/content/model/basics/lists";
import { articleCount } from "@kolam/content/model/blog/article-list";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";

/** The blog's name outside the site, for example in a feed reader. */
export const feedTitle = withLabel(company.name, titles.blog);

/** How many of the newest articles each feed contains. */
export const feedLength = 20;

/** The feeds of a blog. */
export const blogFeeds = {
  rss: { path: "/feed.xml", type: "application/rss+xml", title: `${feedTitle} (RSS)` },
  atom: { path: "/atom.xml", type: "application/atom+xml", title: `${feedTitle} (Atom)` },
  json: { path: "/feed.json", type: "application/feed+json", title: `${feedTitle} (JSON Feed)` },
} as const;

/** The feeds that the site has: none until there is an article. */
export const feeds = articleCount > 0 ? Object.values(blogFeeds) : [];

/** The paths of the site's icons. */
export const icons = {
  svg: "/favicon.svg",
  ico: "/favicon.ico",
  touch: "/apple-touch-icon.png",
  png192: "/icon-192.png",
  png512: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
} as const;

export const manifestPath = "/site.webmanifest";
