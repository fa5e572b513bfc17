import type { Some } from "@kolam/content/model/basics/types";
import { current, languages } from "@kolam/content/model/pages/languages";
import { pageIds, paths } from "@kolam/content/model/pages/paths";
import type { HstsScope, SiteConfig } from "../../config/site-config.ts";
import { headerPolicy, reportGroup } from "../policy/security-policy.ts";
import { retired } from "./retired.ts";
import { speculationRulesFile } from "./speculation-rules.ts";

/** Response headers by name, each name spelled the same everywhere in the table. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of the paths that a pattern matches. */
export interface HeaderRule {
  /** An exact path, or one with a `*` for any text: at its end, or before the end of a file's name. */
  readonly pattern: string;
  readonly headers: Headers;
}

/** A redirect of one path, as browsers send it: permanent (301), with the query kept. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The page served with status 404 for every unknown path below a path. */
export interface NotFound {
  /** The beginning of those paths, with a slash at its end. */
  readonly below: string;
  /** The path of the file. */
  readonly file: string;
  readonly headers: Headers;
}

/** What a host must do apart from serving the files of `dist`, whose paths are URL paths. */
export interface HostRules {
  /** Where the site is to be served from: a host, or a folder on one. */
  readonly siteUrl: string;
  /** The path of that folder; empty at the root. */
  readonly base: string;
  /** Whether search engines are to keep out. */
  readonly isPreview: boolean;
  /** From general to specific: a later rule replaces the headers of an earlier one. */
  readonly headers: readonly HeaderRule[];
  /**
   * The old addresses. The other spellings of each page redirect too: see {@link otherSpellings}.
   */
  readonly redirects: readonly Redirect[];
  /**
   * The paths that answer 410, as browsers send them, with the page of those that are not found.
   */
  readonly gone: readonly string[];
  /**
   * The paths of all pages on the host; each is served from the file of the same name with `.html`.
   */
  readonly pages: readonly string[];
  /**
   * The pages whose addresses ended in `.html` before the site had this route table. Where the
   * redirects of a host itself are temporary, these are written out as permanent ones.
   */
  readonly endedInHtml: readonly string[];
  /**
   * From general to specific: the first is for every path, and its headers for all answers that are
   * not files.
   */
  readonly notFound: Some<NotFound>;
}

/**
 * A path without a page: `/404` and its other spellings redirect there, so that they answer 404.
 */
export const nowhere = "/not-found";

const caching = {
  revalidate: "public, max-age=0, must-revalidate",
  hour: "public, max-age=3600",
  day: "public, max-age=86400, stale-while-revalidate=604800",
  year: "public, max-age=31536000, immutable",
} as const;

/**
 * Two years. Subdomains and the browsers' preload list are the owner's choice: both bind hosts
 * other than this one.
 */
const strictTransport: Readonly<Record<HstsScope, string>> = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

const everywhere = ({ hsts, preview, reports }: SiteConfig): Headers => ({
  "Strict-Transport-Security": strictTransport[hsts],
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cache-Control": caching.revalidate,
  // Hosts compress on the fly; a shared cache must not send Brotli to a client that did not ask for
  // it.
  Vary: "Accept-Encoding",
  ...(reports ? { "Reporting-Endpoints": `${reportGroup}="${reports}"` } : {}),
  ...(preview ? { "X-Robots-Tag": "noindex" } : {}),
});

/**
 * Files that other sites and programs show: cards in posts, feeds in readers, icons in search
 * results.
 */
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
  { pattern: "/pictures/*", headers: { ...shared, "Cache-Control": caching.year } },
  { pattern: "/cards/*", headers: { ...shared, "Cache-Control": caching.year } },
  { pattern: "/data/*", headers: { "X-Robots-Tag": "noindex" } },
  ...icons.map((pattern) => ({
    pattern,
    headers: {
      ...shared,
      "Cache-Control": caching.day,
      ...(pattern.endsWith(".ico") ? { "Content-Type": "image/x-icon" } : {}),
    },
  })),
  // The same texts as the pages', which alone are to be found.
  {
    pattern: "/*.md",
    headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
  },
  { pattern: "/llms-full.txt", headers: { "X-Robots-Tag": "noindex" } },
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

/** The other spellings of the path of a page, which redirect to it; the home page has none. */
export const otherSpellings = (path: string): string[] =>
  path.endsWith("/") ? [] : [`${path}.html`, `${path}/`];

/**
 * An old address in each spelling that a host tells apart. No file has its name, so each is written
 * out.
 */
const spellings = (path: string) => [path, ...otherSpellings(path)];

/** The old addresses are those of one site: the other languages have none. */
const old: readonly (readonly [string, string])[] = Object.entries({
  "/home": "/",
  "/index": "/",
  ...(current === languages[0] ? retired : {}),
});

/**
 * The one table of headers, redirects and the not-found page. The local server applies it, and the
 * build writes every host's own configuration from it.
 * @param pages the paths of all pages
 */
export function hostRules(config: SiteConfig, pages: readonly string[]): HostRules {
  const on = (path: string) => config.base + path;
  const common: Headers = {
    ...everywhere(config),
    "Content-Security-Policy": headerPolicy(config),
  };
  const own: Headers = { "Speculation-Rules": `"${on(speculationRulesFile)}"` };
  const moved = (path: string, to: string) => spellings(path).map((from) => ({ from, to }));
  const redirects = [
    ...old.flatMap(([from, to]) => (to === "gone" ? [] : moved(from, to))),
    ...moved("/404", nowhere),
  ];
  const isFirst = current === languages[0];
  const fixed = pageIds.map((id): string => paths[id].path);
  return {
    siteUrl: config.siteUrl,
    base: config.base,
    isPreview: config.preview !== undefined,
    headers: [
      ...(config.base
        ? [
            { pattern: "/*", headers: common },
            { pattern: on("/*"), headers: own },
          ]
        : [{ pattern: "/*", headers: { ...common, ...own } }]),
      ...files.map(({ pattern, headers }) => ({ pattern: on(pattern), headers })),
    ],
    redirects: [
      ...(config.base ? [{ from: config.base, to: on("/") }] : []),
      ...redirects.map(({ from, to }) => ({ from: on(from), to: on(to) })),
    ],
    gone: old.flatMap(([from, to]) => (to === "gone" ? spellings(from).map(on) : [])),
    pages: pages.map(on),
    endedInHtml: isFirst
      ? fixed.filter((path) => path !== "/" && pages.includes(path)).map(on)
      : [],
    notFound: [{ below: on("/"), file: on("/404.html"), headers: { ...common, ...own } }],
  };
}

/** The table of the first language with that of another, whose site is in a folder of it. */
export function withLanguage(first: HostRules, other: HostRules): HostRules {
  return {
    ...first,
    headers: [...first.headers, ...other.headers.slice(1)],
    redirects: [...first.redirects, ...other.redirects],
    pages: [...first.pages, ...other.pages],
    endedInHtml: [...first.endedInHtml, ...other.endedInHtml],
    notFound: [...first.notFound, ...other.notFound],
  };
}

/** Whether a rule's pattern matches a path. */
export function matches(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined
    ? path === pattern
    : path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Whether a rule's pattern is for the files whose names end alike. */
export const isEnding = (pattern: string): boolean =>
  pattern.includes("*") && !pattern.endsWith("*");

/** Such a pattern as a regular expression, for hosts whose own `*` stops at a slash. */
export const endingPattern = (pattern: string): string =>
  `^${pattern.replaceAll(".", "\\.").replace("*", ".*")}$`;

/** The headers of the answer for a path. */
export function headersOf(rules: HostRules, path: string): Headers {
  const found = rules.headers.filter(({ pattern }) => matches(pattern, path));
  return Object.assign({}, ...found.map(({ headers }) => headers));
}

/** The response for an unknown path. */
export function notFoundOf({ notFound }: HostRules, path: string): NotFound {
  return notFound.findLast(({ below }) => path.startsWith(below)) ?? notFound[0];
}
