import type { ArticleSlug } from "./blog/articles.generated.ts";

/** The headings under which the menus, the footer and the sitemap page list the pages. */
export const pathGroups = ["Main Pages", "Services", "Resources", "Legal"] as const;

/** One of {@link pathGroups}. */
export type PathGroup = (typeof pathGroups)[number];

interface PathEntry {
  /** Canonical path: lower case, no extension, no trailing slash except for the home page. */
  readonly path: `/${string}`;
  /** The page's name in menus, breadcrumbs and the sitemap page. */
  readonly title: string;
  /** The group that lists the page; `null` for a page that is in no list. */
  readonly group: PathGroup | null;
  /** Whether search engines may index the page and `sitemap.xml` lists it. */
  readonly indexable: boolean;
}

/**
 * Every fixed page of the site. The route table, the menus, `sitemap.xml`, the sitemap page, the
 * breadcrumbs, the redirects and the tests are all derived from this list. A link to a page that is not
 * in it is a type error.
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

/** The path of a page of the blog's list. */
export type BlogListPath = "/blog" | `/blog/page/${number}`;

/** The eight service pages, in the order of every list. */
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

/** The success stories, two for each service in the order of the services. */
export const storyIds = [
  "tamba-pumps",
  "kesar-freight",
  "moti-dental",
  "sadaphuli-college",
  "roz-fresh",
  "pahadi-lifts",
  "mittirang-homeware",
  "vennila-solar",
  "panjpani-tyres",
  "chakora-test-labs",
  "nool-handlooms",
  "fasten-and-fix",
  "beejwani",
  "kanivu-hospital",
  "irani-rusk",
  "stepwell-finance",
] as const;

/** The name of a success story. */
export type StoryId = (typeof storyIds)[number];

/** The anchors that other pages link to. */
export const anchors = {
  careers: ["open-positions", "application-form"],
  portfolio: [...serviceIds, ...storyIds],
  privacy: ["cookies"],
} as const satisfies Partial<Record<PageId, readonly string[]>>;

type AnchoredPath = {
  [Id in keyof typeof anchors]: `${(typeof paths)[Id]["path"]}#${(typeof anchors)[Id][number]}`;
}[keyof typeof anchors];

/** An internal link: a page, an article, a page of the blog's list, or an anchor on a page. */
export type Href = PagePath | ArticlePath | BlogListPath | AnchoredPath;

/** The fixed pages of one group, in the order of {@link paths}. */
export function pagesOfGroup(group: PathGroup): PageId[] {
  return (Object.keys(paths) as PageId[]).filter((id) => paths[id].group === group);
}

/**
 * Old paths that redirect permanently to a canonical page. Paths that end in `.html` or a slash need no
 * entry: see `redirectFor`.
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

/** Characters that browsers remove or read as slashes, so that a path could lead to another site. */
const deceptive = /[\\\s\p{Cc}]/u;

/**
 * The canonical path to which `pathname` redirects permanently, or `undefined` if it does not redirect.
 * Removes `.html` suffixes and superfluous slashes and maps the old service paths. An unknown path is
 * normalized too, so that it has one URL that answers 404. A result never redirects again, so there are no
 * chains or loops. Takes linear time and only returns paths on this site.
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
