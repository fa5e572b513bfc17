import type { ArticleSlug } from "./blog/articles.generated.ts";

/** The headings under which the menus, the footer and the sitemap page list the site's pages. */
export const pathGroups = ["Main Pages", "Services", "Resources", "Legal"] as const;

/** One of the headings the site's pages are listed under. */
export type PathGroup = (typeof pathGroups)[number];

interface PathEntry {
  /** Canonical path: lower case, no extension, no trailing slash except for the home page. */
  readonly path: `/${string}`;
  /** What menus, breadcrumbs and the sitemap page call the page. */
  readonly title: string;
  /** The list the page stands in; `null` for a page that no list shows. */
  readonly group: PathGroup | null;
  /** Whether search engines may index the page and `sitemap.xml` lists it. */
  readonly indexable: boolean;
}

/**
 * Every fixed page of the site. The route table, the menus, `sitemap.xml`, the sitemap page, the
 * breadcrumbs, the redirects and the tests all derive from this list; a page that is missing
 * here, or a link to a page that is not, is a type error.
 */
export const paths = {
  home: { path: "/", title: "Home", group: "Main Pages", indexable: true },
  about: { path: "/about", title: "About", group: "Main Pages", indexable: true },
  services: { path: "/services", title: "Services", group: "Main Pages", indexable: true },
  contact: { path: "/contact", title: "Contact", group: "Main Pages", indexable: true },
  "software-development": {
    path: "/services/software-development",
    title: "Custom Software Development",
    group: "Services",
    indexable: true,
  },
  "web-development": {
    path: "/services/web-development",
    title: "Web Development",
    group: "Services",
    indexable: true,
  },
  "mobile-development": {
    path: "/services/mobile-development",
    title: "Mobile App Development",
    group: "Services",
    indexable: true,
  },
  "digital-marketing": {
    path: "/services/digital-marketing",
    title: "Digital Marketing",
    group: "Services",
    indexable: true,
  },
  seo: { path: "/services/seo", title: "SEO Services", group: "Services", indexable: true },
  ecommerce: {
    path: "/services/ecommerce",
    title: "E-commerce Solutions",
    group: "Services",
    indexable: true,
  },
  design: { path: "/services/design", title: "UI/UX Design", group: "Services", indexable: true },
  branding: {
    path: "/services/branding",
    title: "Branding & Strategy",
    group: "Services",
    indexable: true,
  },
  blog: { path: "/blog", title: "Blog", group: "Resources", indexable: true },
  careers: { path: "/careers", title: "Careers", group: "Resources", indexable: true },
  quote: { path: "/quote", title: "Get a Quote", group: "Resources", indexable: true },
  portfolio: { path: "/portfolio", title: "Portfolio", group: "Resources", indexable: true },
  "seo-analyzer": {
    path: "/seo-analyzer",
    title: "SEO Analyzer",
    group: "Resources",
    indexable: true,
  },
  privacy: { path: "/privacy", title: "Privacy Policy", group: "Legal", indexable: false },
  terms: { path: "/terms", title: "Terms of Service", group: "Legal", indexable: false },
  sitemap: { path: "/sitemap", title: "Sitemap", group: "Legal", indexable: true },
  "thank-you": { path: "/thank-you", title: "Thank you", group: null, indexable: false },
} as const satisfies Record<string, PathEntry>;

/** The name of a fixed page, e.g. `"about"` or `"seo"`. */
export type PageId = keyof typeof paths;

/** The canonical path of a fixed page, e.g. `"/services/seo"`. */
export type PagePath = (typeof paths)[PageId]["path"];

/** The canonical path of an article. */
export type ArticlePath = `/blog/${ArticleSlug}`;

/** The path of one page of the blog's list. */
export type BlogListPath = "/blog" | `/blog/page/${number}`;

/** Anchors that other pages link to. A content test proves that each page has its own. */
export const anchors = {
  careers: ["open-positions", "application-form"],
  portfolio: [
    "software-development",
    "web-development",
    "mobile-development",
    "digital-marketing",
    "seo",
    "ecommerce",
    "design",
    "branding",
  ],
} as const satisfies Partial<Record<PageId, readonly string[]>>;

type AnchoredPath = {
  [Id in keyof typeof anchors]: `${(typeof paths)[Id]["path"]}#${(typeof anchors)[Id][number]}`;
}[keyof typeof anchors];

/** An internal link: a page, an article, a page of the blog's list, or a known anchor of a page. */
export type Href = PagePath | ArticlePath | BlogListPath | AnchoredPath;

/** The eight service pages, in the order every list shows them. */
export const serviceIds = [
  "software-development",
  "web-development",
  "mobile-development",
  "digital-marketing",
  "seo",
  "ecommerce",
  "design",
  "branding",
] as const satisfies readonly PageId[];

/** The name of a service and of its page. */
export type ServiceId = (typeof serviceIds)[number];

/** The fixed pages of one group, in the order of {@link paths}. */
export function pagesOfGroup(group: PathGroup): PageId[] {
  return (Object.keys(paths) as PageId[]).filter((id) => paths[id].group === group);
}

/**
 * Paths that older links use and that answer a permanent redirect to the canonical page; paths
 * ending in `.html` and trailing slashes are covered by a rule, see `redirectFor`.
 */
export const redirects = {
  "/services/seo-services": "/services/seo",
  "/services/ecommerce-solutions": "/services/ecommerce",
  "/services/ui-ux-design": "/services/design",
  "/services/branding-strategy": "/services/branding",
} as const satisfies Record<`/${string}`, PagePath>;

const aliases: Readonly<Record<string, string>> = {
  ...redirects,
  "/home": "/",
  "/index": "/",
};

/** Characters that browsers drop or read as slashes, so that a path could leave the site. */
const deceptive = /[\\\s\p{Cc}]/u;

/**
 * The canonical path that `pathname` must answer a permanent redirect to, or `undefined` when it
 * must not redirect. Handles `.html` suffixes, trailing and repeated slashes and the four retired
 * service slugs; an unknown path is only tidied, so that it answers 404 under one address. Applied
 * to its own result it answers `undefined`: there are no chains and no loops. Takes linear time and
 * never returns anything but a path on this site.
 */
export function redirectFor(pathname: string): string | undefined {
  if (!pathname.startsWith("/") || deceptive.test(pathname)) return undefined;
  const single = pathname.replace(/\/+/g, "/");
  let end = single.length;
  for (;;) {
    if (single.endsWith("/", end)) end -= 1;
    else if (single.endsWith(".html", end)) end -= ".html".length;
    else break;
  }
  const bare = single.slice(0, end) || "/";
  const target = Object.hasOwn(aliases, bare) ? aliases[bare] : bare;
  return target === pathname ? undefined : target;
}
