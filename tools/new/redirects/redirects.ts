import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import { spellingFault } from "@kolam/site/build/hosting/old-addresses";
import { allPages, pageMeta } from "@kolam/site/seo/page-meta.ts";
import { redirects } from "@site/facts/redirects";
import { titles } from "@site/lists/words/titles";
import { addEntry, type Checkout } from "../edit.ts";
import { content, quoted } from "../names.ts";
import { addressesIn, type OldAddress } from "./old-addresses.ts";

/** A page of the site. */
export interface Page {
  readonly path: string;
  /** Its names in menus and search results; none for a page that no old address should lead to. */
  readonly names: readonly string[];
}

/** An old address: where it leads today, and which page is the likeliest if it leads nowhere. */
export interface Old {
  readonly path: string;
  readonly leads: "page" | "redirect" | "gone" | "nothing" | "impossible";
  readonly to?: string | undefined;
  /**
   * How much the address has in common with the proposed page, from a half to 1; none if the old
   * site itself says where it led.
   */
  readonly share?: number;
}

/** The minimum share of common words for a proposal. */
const least = 0.5;

/**
 * Every page of the site. Openings come and go, and some pages only follow another: nothing should
 * lead to those.
 */
export function pagesOfSite(): Page[] {
  return allPages().map((ref) => {
    const { path, shortTitle } = pageMeta(ref);
    const name = "slug" in ref ? [] : [titles[ref.id]];
    const follows = ref.id === "opening" || ("page" in ref && ref.page) || ref.id === "thank-you";
    return { path: `${path}`, names: follows ? [] : [...name, shortTitle] };
  });
}

/** The words of a path or a name, without accents and plural s. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").normalize("NFKD");
  const words =
    plain
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, "")));
}

const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The similarity of two sets of words (Jaccard index): 1 if they are equal. */
function shareOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...some].filter((word) => others.has(word)).length;
  return (2 * common) / (some.size + others.size || 1);
}

/**
 * The page that has most words in common with the last part of an old path, in its own path, the
 * last part of that, or a name up to a colon; none if that is less than half, or if two pages are
 * equally likely.
 */
function likeliest(old: string, pages: readonly Page[]): Pick<Old, "to" | "share"> {
  const words = wordsOf(lastOf(decodeURI(old)).replace(/\.\w+$/, ""));
  const rated = pages.flatMap(({ path, names }) => {
    const called = [path, lastOf(path), ...names.map((name) => name.replace(/:.*/, ""))];
    const share = Math.max(...called.map((text) => shareOf(words, wordsOf(text))));
    return names.length > 0 ? [{ to: path, share }] : [];
  });
  const [first, second] = rated.sort((a, b) => b.share - a.share);
  return first && first.share >= least && first.share > (second?.share ?? 0) ? first : {};
}

/** Where each old address leads today, and where those that lead nowhere may lead. */
export function lookAt(addresses: readonly OldAddress[], pages: readonly Page[]): Old[] {
  const own = new Set(pages.map(({ path }) => path));
  const known: Readonly<Record<string, string>> = redirects;
  const targets = new Map(addresses.map(({ path, target }) => [path, target]));
  /** The page to which the old site led in the end; `undefined` if we do not have it. */
  const said = (address: string): string | undefined => {
    const seen = new Set([address]);
    for (let next = targets.get(address); next && !seen.has(next); next = targets.get(next)) {
      const path = redirectFor(next) ?? next;
      if (own.has(path)) return path;
      seen.add(next);
    }
    return undefined;
  };
  const proposed = (address: string, path: string) => {
    const to = said(address);
    if (to) return { to };
    const own = likeliest(path, pages);
    const target = targets.get(address);
    return own.to || !target || spellingFault(target) ? own : likeliest(target, pages);
  };
  return [...targets.keys()].map((address) => {
    if (own.has(address)) return { path: address, leads: "page" };
    const path = redirectFor(address) ?? address;
    if (own.has(path)) return { path: address, leads: "redirect", to: path };
    if (known[path] === "gone") return { path, leads: "gone" };
    if (spellingFault(path)) return { path, leads: "impossible" };
    return { path, leads: "nothing", ...proposed(address, path) };
  });
}

/** A line for each address. */
function tableOf(all: readonly Old[]): string {
  const width = Math.max(...all.map(({ path }) => path.length));
  const lines = all.map(({ path, leads, to, share }) => {
    const percent = share ? ` (${Math.round(share * 100)} % of the words)` : "";
    const why = leads === "impossible" ? `: ${spellingFault(path)}` : "";
    return `${path.padEnd(width)}  ${leads}${to ? ` → ${to}` : ""}${percent}${why}`;
  });
  return lines.join("\n");
}

/**
 * `pnpm new redirects`: says where the addresses of an old site lead.
 * @param text a sitemap, a feed, a table or a list
 * @param options whether to write what is proposed, and the rest as gone
 */
export function findRedirects(
  checkout: Checkout,
  text: string,
  { write = false, gone = false },
): string {
  const all = lookAt(addressesIn(text), pagesOfSite());
  const nowhere = all.filter(({ leads }) => leads === "nothing");
  const added = nowhere.filter(({ to }) => (to ? write : gone));
  const lines = added.map(({ path, to = "gone" }) => `  ${quoted(path)}: ${quoted(to)},`);
  if (lines.length > 0)
    checkout.edit(`${content}/facts/redirects.ts`, (list) =>
      addEntry(list, "redirects", lines.join("\n")),
    );
  const left = nowhere.filter((old) => !added.includes(old));
  const undecided = left.flatMap(({ path, to }) => (to ? [] : [path]));
  return [
    tableOf(all),
    ...(left.length > undecided.length
      ? ["--write adds what is proposed to facts/redirects.ts."]
      : []),
    ...(undecided.length > 0
      ? [`These lead nowhere. Add them there yourself, or all as "gone" with --gone:`, ...undecided]
      : []),
    checkout.summary(),
  ].join("\n");
}
