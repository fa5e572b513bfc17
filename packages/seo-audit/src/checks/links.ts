import { addressKey, decoded, isLocalHost } from "../page/addresses.ts";
import { languageOf, readsAsEnglish } from "../page/language.ts";
import { addressOf, isPageLink, linkName, resolve } from "../page/page-facts.ts";
import type { AnchorMark, PageModel } from "../page/page-model.ts";
import { addressesIn, jsonLdBlocks } from "../page/structured-data.ts";
import { checksOf, error, errorAt, notApplicable, warning, warningAt } from "./check.ts";
import { genericLinkTexts } from "./generic-link-texts.ts";

const check = checksOf("links");

export const linkChecks = [
  check("link-text", 5, (page, t, { noLinks }) => {
    const links = page.anchors.filter(({ href, hidden }) => href !== undefined && !hidden);
    if (links.length === 0) return notApplicable(noLinks);
    const misnamed = links.filter(({ lostLabels }) => lostLabels.length > 0);
    const ids = misnamed.flatMap(({ lostLabels }) => lostLabels);
    const missing = ids.length === 0 ? "" : t.missing(ids);
    const empty = links.filter((link) => linkName(link) === "");
    if (empty.length > 0) return error(`${t.empty(empty.length)} ${missing}`.trim(), empty);
    if (missing !== "") return warning(missing, misnamed);
    const generic = links.filter((link) => isPageLink(link) && isGeneric(link, page));
    const found = t.generic(generic.length, [...new Set(generic.map(linkName))]);
    return warningAt(generic, found, t.good(links.length));
  }),
  check("crawlable-links", 6, ({ anchors }, t, { noLinks }) => {
    if (anchors.length === 0) return notApplicable(noLinks);
    const dead = anchors.filter(isUncrawlable);
    return errorAt(dead, t.found(dead.length), t.good(anchors.length));
  }),
  check("fragment-links", 2, (page, t) => {
    const { anchors, ids, names } = page;
    // A script may take the click and need no place on the page.
    const links = anchors.filter(
      ({ href, hasClick, role }) =>
        href !== undefined &&
        !hasClick &&
        !/^(?:button|menuitem)/.test(role) &&
        isWithin(page, href),
    );
    if (links.length === 0) return notApplicable(t.none);
    const broken = links.filter(({ href = "" }) => {
      const written = href.slice(href.indexOf("#") + 1);
      // Browsers look for the id as it is written first (HTML, "the indicated part").
      const targets = [written, decoded(written)];
      return !targets.some((id) => id.toLowerCase() === "top" || ids.has(id) || names.has(id));
    });
    const hrefs = broken.map(({ href = "" }) => href);
    return warningAt(broken, t.found(broken.length, hrefs), t.good(links.length));
  }),
  check("local-addresses", 5, (page, t) => {
    if (page.isLocalBuild) return notApplicable(t.local);
    const marks = [
      ...page.anchors.map(({ href = "", at }) => ({ url: href, at })),
      ...page.resources,
      ...page.links.map(({ href, at }) => ({ url: href, at })),
      ...page.metas.map(({ content, at }) => ({ url: content, at })),
      ...jsonLdBlocks(page).flatMap((block) =>
        "data" in block ? addressesIn(block.data).map((url) => ({ url, at: block.mark.at })) : [],
      ),
    ].filter(({ url }) => isLocal(url));
    const unique = [...new Map(marks.map((mark) => [mark.at?.startOffset, mark])).values()];
    const found = t.found(unique.map(({ url }) => url));
    return errorAt(unique, found, t.good);
  }),
  check("insecure-links", 2, (page, t) => {
    const address = addressOf(page);
    if (address === null || address.protocol !== "https:") return notApplicable(t.unknown);
    const links = page.anchors.filter(({ href = "" }) => {
      if (!/^http:\/\//i.test(href) || !URL.canParse(href)) return false;
      return new URL(href).hostname === address.hostname;
    });
    return warningAt(links, t.found(links.length), t.good);
  }),
  check("internal-nofollow", 2, (page, t, { noLinks }) => {
    const host = addressOf(page)?.hostname;
    const links = page.anchors.filter((anchor) => {
      if (!anchor.rels.includes("nofollow") || !isPageLink(anchor)) return false;
      if (!/^(?:https?:)?\/\//i.test(anchor.href ?? "")) return true;
      return host !== undefined && resolve(page, anchor.href ?? "")?.hostname === host;
    });
    if (page.anchors.length === 0) return notApplicable(noLinks);
    return warningAt(links, t.found(links.length), t.good);
  }),
] as const;

function isGeneric(link: AnchorMark, page: PageModel): boolean {
  const name = linkName(link);
  if (link.rels.includes("nofollow")) return false;
  if (/^https?:\/\/\S+$/i.test(name)) return true;
  const words = name
    .toLowerCase()
    .replace(/[\s.…!:»›→>]{1,10}$/, "")
    .trim();
  const language = link.language || languageOf(page);
  if (language !== "") return genericLinkTexts.get(language)?.includes(words) ?? false;
  return [...genericLinkTexts].some(
    ([each, list]) => list.includes(words) && (each !== "en" || readsAsEnglish(page)),
  );
}

/**
 * Follows Lighthouse, but counts every `javascript:` address, not only `void(0)`. An `<a>` without
 * an address is a placeholder, such as the last step of a breadcrumb, unless it has a click handler
 * or an attribute that requires an address.
 */
function isUncrawlable({ href, role, id, name, hasClick, wantsAddress }: AnchorMark): boolean {
  if (role !== "") return false;
  const address = href?.replace(/\s/g, "").toLowerCase();
  if (address === undefined) return hasClick || (wantsAddress && id === "" && name === "");
  if (address.startsWith("file:") || address.startsWith("javascript:")) return true;
  return address !== "" && !URL.canParse(address, "https://page.invalid/");
}

/**
 * Whether a link leads to a place in the page itself. A `base` sends even "#top" to another page.
 */
function isWithin(page: PageModel, href: string): boolean {
  if (!/#[^/!:]/.test(href)) return false;
  if (href.startsWith("#") && page.baseHref === undefined) return true;
  const own = addressOf(page);
  const target = resolve(page, href);
  return own !== null && target !== null && addressKey(target) === addressKey(own);
}

/** Whether an address leads to the author's machine or network. */
function isLocal(address: string): boolean {
  if (/^file:/i.test(address)) return true;
  if (!/^(?:https?:)?[\\/]{2}/i.test(address)) return false;
  const base = "https://page.invalid/";
  return URL.canParse(address, base) && isLocalHost(new URL(address, base).hostname);
}
