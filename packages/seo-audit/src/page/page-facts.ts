import { MAX_ADDRESS } from "./addresses.ts";
import {
  type AnchorMark,
  type LinkMark,
  type MetaMark,
  type PageModel,
  perPage,
  type TitleMark,
} from "./page-model.ts";

/** Queries that several checks and the previews share. */

/**
 * The `meta` elements with this `name`, in source order. For social cards, whose names have a
 * colon, `property` is the same.
 */
export function metasNamed(page: PageModel, name: string): readonly MetaMark[] {
  if (!name.includes(":")) return page.metas.filter((meta) => meta.name === name);
  // Synonyms (ogp.me, "structured properties").
  const names = name === "og:image" ? [name, `${name}:url`, `${name}:secure_url`] : [name];
  return page.metas.filter((meta) => names.includes(meta.name) || names.includes(meta.property));
}

/** The first non-empty content of the `meta` elements with this name. */
export function metaContent(page: PageModel, name: string): string {
  return metasNamed(page, name).find(({ content }) => content !== "")?.content ?? "";
}

export function linksWithRel(page: PageModel, rel: string): readonly LinkMark[] {
  return page.links.filter(({ rels }) => rels.includes(rel));
}

/** The first title, which is the one browsers show. */
export function titleOf(page: PageModel): TitleMark | undefined {
  return page.titles[0];
}

export function descriptionOf(page: PageModel): MetaMark | undefined {
  return metasNamed(page, "description")[0];
}

/** The canonical links that search engines heed, in source order. */
export function canonicalsOf(page: PageModel): readonly LinkMark[] {
  const links = linksWithRel(page, "canonical");
  return links.filter(({ inHead, narrowing }) => inHead && narrowing.length === 0);
}

/**
 * The page's address: the one the caller gave, else the canonical one if it is absolute; `null`
 * when unknown.
 */
export const addressOf = perPage((page): URL | null => {
  const { href = "" } = canonicalsOf(page).find((link) => link.href !== "") ?? {};
  return page.url ?? (href.length <= MAX_ADDRESS && URL.canParse(href) ? new URL(href) : null);
});

/** What the addresses of a page are relative to. */
const baseOf = perPage((page): string => {
  const address = addressOf(page)?.href ?? "https://page.invalid/";
  const { baseHref } = page;
  if (baseHref === undefined || baseHref.length > MAX_ADDRESS) return address;
  return URL.canParse(baseHref, address) ? new URL(baseHref, address).href : address;
});

const BOT = /^(?:robots|[\w-]*bot(?:-[\w-]+)?|[\w-]*spider|slurp|yandex)$/;
/** A date may have a comma after its weekday (RFC 822 and 850). */
const DIRECTIVE = /unavailable_after\s{0,5}:(?:\s{0,5}[a-z]{3,9},)?[^,]{0,60}|[^,]+/g;

function directivesIn(text: string): string[] {
  return (text.toLowerCase().match(DIRECTIVE) ?? [])
    .map((part) => part.trim().replace(/\s{0,5}:\s{0,5}/, ":"))
    .filter((directive) => directive !== "");
}

interface RobotsDirective {
  /** In lower case, such as `max-snippet:0`. */
  readonly directive: string;
  /** `robots` for all of them. */
  readonly crawler: string;
  /** `null` for one in a header. */
  readonly meta: MetaMark | null;
}

/** Directives that have a value after a colon, where a header may have a crawler before one. */
const VALUED = /^(?:max-[a-z-]+|unavailable_after):/;

/** What a header says to all crawlers, or to one from its name on. */
function headerDirectives(header: string): RobotsDirective[] {
  let crawler = "robots";
  return directivesIn(header).flatMap((part) => {
    const [, name, rest = ""] = VALUED.test(part)
      ? []
      : (/^([\w.*-]{1,50}):(.*)$/.exec(part) ?? []);
    crawler = name ?? crawler;
    return directivesIn(name === undefined ? part : rest).map((directive) => ({
      directive,
      crawler,
      meta: null,
    }));
  });
}

/** The robots directives for all crawlers and for single ones, in the page and in its header. */
export function robotsDirectives(page: PageModel): readonly RobotsDirective[] {
  const inPage = page.metas
    .filter(({ name }) => name.length < 50 && BOT.test(name))
    .flatMap((meta) =>
      directivesIn(meta.content).map((directive) => ({ directive, crawler: meta.name, meta })),
    );
  return [...inPage, ...page.robotsTag.flatMap(headerDirectives)];
}

/** Whether the page is an error page, or is meant to stay out of search results and does. */
export function isUnlisted(page: PageModel): boolean {
  if (page.wantsIndexing !== false) return page.wantsIndexing === null;
  return robotsDirectives(page).some(
    ({ directive, crawler }) =>
      crawler === "robots" && (directive === "noindex" || directive === "none"),
  );
}

/** Resolves an address against the page's base; `null` when it is not a valid address. */
export function resolve(page: PageModel, href: string): URL | null {
  const base = baseOf(page);
  return URL.canParse(href, base) ? new URL(href, base) : null;
}

/** Whether a link leads to another web page, not to mail, a phone, a script or a fragment. */
export function isPageLink(anchor: AnchorMark): boolean {
  return (
    anchor.href !== undefined &&
    !anchor.href.startsWith("#") &&
    !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(anchor.href)
  );
}

/** What assistive technology calls a link. */
export function linkName({ label, text, title }: AnchorMark): string {
  return label || text || title;
}
