import { redirects as retired } from "@kolam/content/paths";
import type { SiteConfig } from "../../config/site-config.ts";
import { commonPolicy, contentSecurityPolicy } from "./security-policy.ts";
import { speculationRulesFile } from "./speculation-rules.ts";

/** Response headers by name, each name spelled the same everywhere in the table. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of the paths that a pattern matches. */
export interface HeaderRule {
  /** An exact path, or a prefix when it ends with `*`. */
  readonly pattern: string;
  readonly headers: Headers;
}

/** A redirect of one path. All of ours are permanent (301) and keep the query. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a host must do besides serving the files of `dist`. */
export interface HostRules {
  /** From the general to the particular: a later rule replaces what an earlier one says. */
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Canonical paths of all pages; each is served from the file of that name with `.html`. */
  readonly pages: readonly string[];
  /** The file served, with status 404, for everything else. */
  readonly notFound: string;
  /** The headers of that answer, and of all that are no file. */
  readonly notFoundHeaders: Headers;
}

/** A page as the table sees it. */
export interface PageStyles {
  readonly path: string;
  /** The style blocks in its HTML, which its policy names. */
  readonly styles: readonly string[];
}

/** An address that no page has: `/404` and its spellings lead there, so that they answer 404. */
export const nowhere = "/not-found";

/**
 * This page and those below it share one policy, so that an article more needs none. The page has it
 * too, since to Netlify a pattern such as `/blog/*` means `/blog` as well.
 */
const blog = "/blog";

const caching = {
  revalidate: "public, max-age=0, must-revalidate",
  hour: "public, max-age=3600",
  day: "public, max-age=86400, stale-while-revalidate=604800",
  year: "public, max-age=31536000, immutable",
} as const;

const everywhere: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cache-Control": caching.revalidate,
  // Hosts compress on the way; a shared cache must not hand Brotli to those who did not ask.
  Vary: "Accept-Encoding",
};

/** Files that other sites and programs show: cards in posts, feeds in readers, icons in results. */
const shared = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;

const feed = (type: string): Headers => ({
  ...shared,
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": caching.hour,
  "Content-Type": `${type}; charset=utf-8`,
});

const icons = [
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
];

const files: readonly HeaderRule[] = [
  { pattern: "/assets/*", headers: { "Cache-Control": caching.year } },
  { pattern: "/art/*", headers: { "Cache-Control": caching.day } },
  { pattern: "/cards/*", headers: { ...shared, "Cache-Control": caching.day } },
  { pattern: "/head/*", headers: { "X-Robots-Tag": "noindex" } },
  { pattern: "/data/*", headers: { "X-Robots-Tag": "noindex" } },
  ...icons.map((pattern) => ({
    pattern,
    headers: {
      ...shared,
      "Cache-Control": caching.day,
      ...(pattern.endsWith(".ico") ? { "Content-Type": "image/x-icon" } : {}),
    },
  })),
  { pattern: "/feed.xml", headers: feed("application/rss+xml") },
  { pattern: "/atom.xml", headers: feed("application/atom+xml") },
  { pattern: "/feed.json", headers: feed("application/feed+json") },
  {
    pattern: speculationRulesFile,
    headers: {
      "Cache-Control": caching.hour,
      "Content-Type": "application/speculationrules+json",
    },
  },
  {
    pattern: "/site.webmanifest",
    headers: { "Cache-Control": caching.hour, "Content-Type": "application/manifest+json" },
  },
];

/**
 * Pages below the blog whose other spellings have a redirect each, the newest articles first: hosts read
 * a limited table. Those of older articles lead to the not-found page, from which scripts go on.
 */
const spelledOut = 400;

function redirectTable(pages: readonly string[]): Redirect[] {
  const below = pages.filter((path) => path.startsWith(`${blog}/`));
  const left = new Set([
    ...below.filter((path) => path.startsWith(`${blog}/page/`)),
    ...below.filter((path) => !path.startsWith(`${blog}/page/`)).slice(spelledOut),
  ]);
  const moved = (from: string, to: string) =>
    [from, `${from}.html`, `${from}/`].map((spelling) => ({ from: spelling, to }));
  return [
    ...Object.entries(retired).flatMap(([from, to]) => moved(from, to)),
    ...moved("/home", "/"),
    ...moved("/index", "/"),
    ...moved("/404", nowhere),
    ...pages.flatMap((path) => (path === "/" || left.has(path) ? [] : moved(path, path).slice(1))),
  ];
}

/**
 * The one table of headers, redirects and the not-found rule. The local server applies it, and the
 * build writes each host's own file from it; see `hosts/`.
 * @param pages every page, and the style blocks in it
 * @param notFoundStyles the style blocks of the not-found page
 */
export function hostRules(
  config: SiteConfig,
  pages: readonly PageStyles[],
  notFoundStyles: readonly string[],
): HostRules {
  const policy = (styles: readonly string[]) => ({
    "Content-Security-Policy": contentSecurityPolicy(config, styles),
    "Speculation-Rules": `"${speculationRulesFile}"`,
  });
  const isInBlog = ({ path }: PageStyles) => path === blog || path.startsWith(`${blog}/`);
  // An unknown address below the blog shows the not-found page under the same rule.
  const shared = [...pages.filter(isInBlog).flatMap(({ styles }) => styles), ...notFoundStyles];
  return {
    headers: [
      {
        pattern: "/*",
        headers: { ...everywhere, "Content-Security-Policy": commonPolicy(config) },
      },
      ...files,
      { pattern: `${blog}/*`, headers: policy(shared) },
      ...pages
        .filter((page) => page.path === blog || !isInBlog(page))
        .map((page) => ({
          pattern: page.path,
          headers: policy(isInBlog(page) ? shared : page.styles),
        })),
    ],
    redirects: redirectTable(pages.map(({ path }) => path)),
    pages: pages.map(({ path }) => path),
    notFound: "/404.html",
    notFoundHeaders: { ...everywhere, ...policy(notFoundStyles) },
  };
}

/** Whether a rule's pattern matches a path. */
export function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers of the answer for a path. */
export function headersOf(rules: HostRules, path: string): Headers {
  const found = rules.headers.filter(({ pattern }) => matches(pattern, path));
  return Object.assign({}, ...found.map(({ headers }) => headers));
}
