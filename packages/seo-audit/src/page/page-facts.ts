import type { AnchorMark, LinkMark, MetaMark, PageModel, TitleMark } from "./page-model.ts";

/** Queries that several checks and the previews share. */

/** The `meta` elements with this `name` or `property`, in source order. */
export function metasNamed(page: PageModel, name: string): readonly MetaMark[] {
  return page.metas.filter((meta) => meta.name === name);
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

/** The canonical address; `null` when it is missing or not absolute. */
function canonicalOf(page: PageModel): URL | null {
  const href = linksWithRel(page, "canonical").find((link) => link.inHead && link.href)?.href;
  return href !== undefined && URL.canParse(href) ? new URL(href) : null;
}

/** The page's address: the one the caller gave, else the canonical one; `null` when unknown. */
export function addressOf(page: PageModel): URL | null {
  return page.url ?? canonicalOf(page);
}

/** The robots directives for all crawlers and for single ones, in lower case. */
export function robotsDirectives(
  page: PageModel,
): readonly { readonly directive: string; readonly crawler: string; readonly meta: MetaMark }[] {
  return page.metas
    .filter(({ name }) => ROBOTS.has(name))
    .flatMap((meta) =>
      meta.content
        .toLowerCase()
        .split(",")
        .map((directive) => ({ directive: directive.trim(), crawler: meta.name, meta }))
        .filter(({ directive }) => directive !== ""),
    );
}

const ROBOTS = new Set(["robots", "googlebot", "googlebot-news", "bingbot"]);

/** Whether the page is meant to stay out of search results, and does. */
export function isUnlisted(page: PageModel): boolean {
  return (
    !page.wantsIndexing &&
    robotsDirectives(page).some(({ directive }) => directive === "noindex" || directive === "none")
  );
}

/** Resolves an address against the page's base; `null` when it is not a valid address. */
export function resolve(page: PageModel, href: string): URL | null {
  const address = addressOf(page)?.href ?? "https://page.invalid/";
  const base =
    page.baseHref !== undefined && URL.canParse(page.baseHref, address)
      ? new URL(page.baseHref, address).href
      : address;
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

/** The primary language subtag, in lower case; empty when the page declares none. */
export function languageOf(page: PageModel): string {
  return (page.lang.value ?? "").trim().toLowerCase().split("-")[0] ?? "";
}

/** Whether the page is in English. A page without a declared language is taken for English. */
export function readsAsEnglish(page: PageModel): boolean {
  const language = languageOf(page);
  return language === "en" || language === "";
}

const UNSPACED = new Set(["zh", "ja", "th", "lo", "km", "my"]);

/** Whether the language puts no spaces between words, so that counting words needs a dictionary. */
export function isUnspaced(page: PageModel): boolean {
  return UNSPACED.has(languageOf(page));
}
