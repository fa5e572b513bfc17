import { addressKey } from "../page/addresses.ts";
import { kindOf, redirectTarget } from "../page/kind.ts";
import {
  canonicalsOf,
  descriptionOf,
  linksWithRel,
  metaContent,
  resolve,
  robotsDirectives,
  titleOf,
} from "../page/page-facts.ts";
import type { Mark, PageModel } from "../page/page-model.ts";

/** Where a link within the site leads. */
interface Target {
  /** As written. */
  readonly href: string;
  /** The address without query and fragment, as `addressKey` writes it. */
  readonly key: string;
  /** As it is encoded in an address. */
  readonly fragment: string;
}

/** A target and the place of the first link to it on a page. */
export interface Reference {
  readonly target: Target;
  readonly line: number;
  readonly column: number;
}

/**
 * The parts of a page that matter to other pages. Kept small, because a site may have tens of
 * thousands.
 */
export type PageRecord = Readonly<ReturnType<ReturnType<typeof recordReader>>>;

/** Links in the head that lead to pages, not to files or only to a host. */
const PAGE_RELS = /^(?:canonical|prev|next|alternate|author|license|me|preconnect|dns-prefetch)$/;

/**
 * Reads the records of pages. Targets that pages share are kept once.
 * @param site the address of the site's folder, with a slash at the end
 */
export function recordReader(site: URL) {
  const targets = new Map<string, Target | undefined>();

  /** `undefined` for an address outside the site, or within the page. */
  function targetOf(page: PageModel, href: string): Target | undefined {
    if (href === "" || href.startsWith("#") || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(href)) {
      return undefined;
    }
    if (targets.has(href)) return targets.get(href);
    const url = resolve(page, href);
    const isInside = url?.origin === site.origin && `${url.pathname}/`.startsWith(site.pathname);
    const target = isInside
      ? { href: ownCopy(href), key: pathKey(url), fragment: ownCopy(url.hash.slice(1)) }
      : undefined;
    if (/^(?:\/|https?:)/i.test(href)) targets.set(ownCopy(href), target);
    return target;
  }

  type Links = readonly (Mark & { readonly href: string | undefined })[];
  function referencesOf(page: PageModel, links: Links): Reference[] {
    const found = new Map<Target, Reference>();
    for (const { href = "", at } of links) {
      const target = targetOf(page, href.trim());
      if (target === undefined || found.has(target)) continue;
      found.set(target, { target, line: at?.startLine ?? 1, column: at?.startCol ?? 1 });
    }
    return [...found.values()];
  }

  /** @param page the page with its address */
  return (file: string, page: PageModel) => {
    const keyOf = (href = "") => {
      const url = href === "" ? null : resolve(page, href);
      return url === null ? "" : ownCopy(pathKey(url));
    };
    const isPage = kindOf(page) === "page";
    const redirect = isPage ? undefined : redirectTarget(page);
    const closed = robotsDirectives(page).some(
      ({ directive, crawler }) =>
        /^(?:robots|googlebot)$/.test(crawler) && /^(?:noindex|none)$/.test(directive),
    );
    const alternates = linksWithRel(page, "alternate").filter(({ hreflang }) => hreflang);
    return {
      file,
      key: pathKey(page.url ?? site),
      title: ownCopy(titleOf(page)?.text ?? ""),
      description: ownCopy(descriptionOf(page)?.content ?? ""),
      /** Whether it is a page that search engines may show. */
      listed: isPage && !closed && page.wantsIndexing !== null,
      /** The key of its canonical address; empty without one. */
      canonical: keyOf(canonicalsOf(page)[0]?.href),
      /** The keys of its language versions. */
      alternates: alternates.map(({ href }) => keyOf(href)),
      /** The key of the page to which it only redirects; empty for a page. */
      redirect: keyOf(redirect),
      links: referencesOf(page, [...page.anchors, { href: redirect, at: null }]),
      /** Pictures, scripts, styles and other files that it loads or names in its head. */
      files: referencesOf(page, [
        ...page.resources
          .filter(({ kind }) => kind !== "form" && kind !== "iframe")
          .map(({ url, at }) => ({ href: url, at })),
        ...page.links.filter(
          ({ rels, type }) => type !== "" || !rels.every((rel) => PAGE_RELS.test(rel)),
        ),
        { href: metaContent(page, "og:image"), at: null },
      ]),
      /** Its ids and names, separated by spaces, which an id cannot contain. */
      places: ownCopy([...page.ids.keys(), ...page.names].join(" ")),
    };
  };
}

/** An address without its query, in the form in which addresses are compared. */
export function pathKey(url: URL): string {
  return addressKey(new URL(url.origin + url.pathname));
}

/** A part of a page's source keeps the whole source in memory; a copy does not. */
function ownCopy(text: string): string {
  return text === "" ? "" : JSON.parse(JSON.stringify(text));
}
