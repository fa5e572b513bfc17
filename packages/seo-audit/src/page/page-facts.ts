import type { AnchorMark, LinkMark, MetaMark, PageModel, TitleMark } from "./page-model.ts";

/** Questions that several checks and the previews ask of the model. */

/** Named `meta` elements, by `name` or `property`, in source order. */
export function metasNamed(page: PageModel, name: string): readonly MetaMark[] {
  return page.metas.filter((meta) => meta.name === name);
}

/** The first non-empty content of a named `meta`. */
export function metaContent(page: PageModel, name: string): string {
  return metasNamed(page, name).find(({ content }) => content !== "")?.content ?? "";
}

export function linksWithRel(page: PageModel, rel: string): readonly LinkMark[] {
  return page.links.filter(({ rels }) => rels.includes(rel));
}

/** The title a browser shows: the first one. */
export function titleOf(page: PageModel): TitleMark | undefined {
  return page.titles[0];
}

export function descriptionOf(page: PageModel): MetaMark | undefined {
  return metasNamed(page, "description")[0];
}

/** The canonical address, when it is a full one. */
function canonicalOf(page: PageModel): URL | null {
  const href = linksWithRel(page, "canonical").find((link) => link.inHead && link.href)?.href;
  return href !== undefined && URL.canParse(href) ? new URL(href) : null;
}

/** The page's own address as far as it is known: given by the caller, else declared canonical. */
export function addressOf(page: PageModel): URL | null {
  return page.url ?? canonicalOf(page);
}

/** Robots directives for all crawlers and for the named ones, lower case, with their elements. */
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

/** Whether the page is kept out of search results, and is meant to be. */
export function isUnlisted(page: PageModel): boolean {
  return (
    !page.wantsIndexing &&
    robotsDirectives(page).some(({ directive }) => directive === "noindex" || directive === "none")
  );
}

/** An address made absolute against the page's base; `null` when it is not an address at all. */
export function resolve(page: PageModel, href: string): URL | null {
  const address = addressOf(page)?.href ?? "https://page.invalid/";
  const base =
    page.baseHref !== undefined && URL.canParse(page.baseHref, address)
      ? new URL(page.baseHref, address).href
      : address;
  return URL.canParse(href, base) ? new URL(href, base) : null;
}

/** Links a visitor can follow to a web page: not mail, phone, script or in-page ones. */
export function isPageLink(anchor: AnchorMark): boolean {
  return (
    anchor.href !== undefined &&
    !anchor.href.startsWith("#") &&
    !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(anchor.href)
  );
}

/** The main language subtag of the page, lower case; empty when undeclared. */
export function languageOf(page: PageModel): string {
  return (page.lang.value ?? "").trim().toLowerCase().split("-")[0] ?? "";
}

/** English, or undeclared, which tools and browsers take for English. */
export function readsAsEnglish(page: PageModel): boolean {
  const language = languageOf(page);
  return language === "en" || language === "";
}

const UNSPACED = new Set(["zh", "ja", "th", "lo", "km", "my"]);

/** Languages written without spaces between words, where counting words needs a dictionary. */
export function isUnspaced(page: PageModel): boolean {
  return UNSPACED.has(languageOf(page));
}
