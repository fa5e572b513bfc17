import { addressKey, isFullAddress, isSameAddress, withoutTracking } from "../page/addresses.ts";
import { redirectTarget } from "../page/kind.ts";
import {
  addressOf,
  canonicalsOf,
  isUnlisted,
  linksWithRel,
  metaContent,
  resolve,
} from "../page/page-facts.ts";
import type { LinkMark } from "../page/page-model.ts";
import { checksOf, error, good, notApplicable, warning } from "./check.ts";
import { isHreflang } from "./language-codes.ts";
import { robots } from "./robots.ts";

const check = checksOf("indexing");

/** An address as it was asked for, and without what an advertisement added to it. */
const addressesOf = (url: URL) => [url.href, withoutTracking(url).href];

const isOneOf = (href: string, addresses: readonly string[]) =>
  addresses.some((each) => isSameAddress(href, each));

const canonical = check("canonical", 6, (page, t) => {
  const links = linksWithRel(page, "canonical");
  const inHead = links.filter((link) => link.inHead);
  const heeded = canonicalsOf(page);
  const [link] = heeded;
  if (!link && inHead.length > 0) {
    const names = inHead.flatMap(({ narrowing }) => narrowing);
    return error(t.ignored([...new Set(names)]), inHead);
  }
  if (!link && links.length > 0) return error(t.outside, links);
  if (!link) return isUnlisted(page) ? notApplicable(t.notNeeded) : warning(t.none);
  if (heeded.some(({ href }) => href !== link.href && !isSameAddress(href, link.href))) {
    return error(t.conflict([...new Set(heeded.map(({ href }) => href))]), heeded);
  }
  if (!isFullAddress(link.href)) {
    const own = addressOf(page);
    const named = link.href === "" ? null : resolve(page, link.href);
    // Search engines resolve it. Whether it is the page's own address is known only with that.
    const isOwn = own === null || (named !== null && addressKey(own) === addressKey(named));
    return named !== null && isOwn
      ? warning(t.relative(link.href), inHead)
      : error(t.invalid(link.href), inHead);
  }
  const target = new URL(link.href);
  // A page in AMP names the page of which it is a version.
  if (page.url !== null && !page.isAmp && !isOneOf(target.href, addressesOf(page.url))) {
    const isHome =
      target.origin === page.url.origin && target.pathname === "/" && page.url.pathname !== "/";
    return isHome ? error(t.home, [link]) : warning(t.copy(link.href), [link]);
  }
  if (target.hash !== "") return warning(t.fragment(link.href), [link]);
  const card = metaContent(page, "og:url");
  if (URL.canParse(card) && !isSameAddress(card, link.href)) {
    return warning(t.card([link.href, card]), [link]);
  }
  if (inHead.length > 1) return warning(t.several(inHead.length), inHead);
  return good(t.good(link.href), [link]);
});

const codeOf = (link: LinkMark) => (link.hreflang ?? "").trim().toLowerCase();

/** The links with a code that an earlier link has for another address. */
function clashesIn(links: readonly LinkMark[]): LinkMark[] {
  const targets = new Map<string, string>();
  return links.filter((link) => {
    const known = targets.get(codeOf(link));
    targets.set(codeOf(link), known ?? link.href);
    return known !== undefined && !isSameAddress(known, link.href);
  });
}

const hreflang = check("hreflang", 4, (page, t) => {
  const links = linksWithRel(page, "alternate").filter((link) => link.hreflang !== undefined);
  if (links.length === 0) return notApplicable(t.none);
  const outside = links.filter(({ inHead }) => !inHead);
  if (outside.length > 0) return error(t.outside, outside);
  const invalid = links.filter((link) => !isHreflang(codeOf(link)));
  const relative = links.filter(({ href }) => !isFullAddress(href));
  const clashes = clashesIn(links);
  const wrong = [
    ...(invalid.length > 0 ? [t.unknown(invalid.map(({ hreflang = "" }) => hreflang.trim()))] : []),
    ...(relative.length > 0 ? [t.relative] : []),
    ...new Set(clashes.map((link) => t.clash(codeOf(link)))),
  ];
  const own = addressOf(page);
  const owns = [
    ...(own === null ? [] : addressesOf(own)),
    ...(page.isAmp ? canonicalsOf(page).map(({ href }) => href) : []),
  ];
  const namesItself =
    own === null || relative.length > 0 || links.some(({ href }) => isOneOf(href, owns));
  const lacking = [
    ...(namesItself ? [] : [t.self]),
    ...(links.some((link) => codeOf(link) === "x-default") ? [] : [t.noDefault]),
  ];
  const found = [...wrong, ...lacking].join(" ");
  if (wrong.length > 0) return error(found, [...invalid, ...relative, ...clashes]);
  if (lacking.length > 0) return warning(found, links);
  return good(t.good(links.map(codeOf)), links);
});

export const indexingChecks = [
  robots,
  canonical,
  hreflang,
  check("meta-refresh", 3, (page, t) => {
    const metas = page.metas.filter(({ httpEquiv }) => httpEquiv === "refresh");
    const target = redirectTarget(page);
    if (target !== undefined) return warning(t.stub(target), metas, t.fixStub);
    return metas.length === 0 ? good(t.good) : error(t.found(metas[0]?.content ?? ""), metas);
  }),
] as const;
