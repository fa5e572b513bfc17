import { addressKey, isFullAddress, isSameAddress, withoutTracking } from "../page/addresses.ts";
import { redirectTarget } from "../page/kind.ts";
import { addressOf, isUnlisted, linksWithRel, metaContent, resolve } from "../page/page-facts.ts";
import type { LinkMark, PageModel } from "../page/page-model.ts";
import { checksOf, error, good, notApplicable, warning } from "./check.ts";
import { isHreflang } from "./language-codes.ts";
import { robots } from "./robots.ts";

const check = checksOf("indexing");

const canonical = check("canonical", 6, (page, t) => {
  const links = linksWithRel(page, "canonical");
  const inHead = links.filter((link) => link.inHead);
  const isPlain = ({ narrowing }: LinkMark) => narrowing.length === 0;
  const [link] = inHead.filter(isPlain);
  if (!link && inHead.length > 0) {
    const names = inHead.flatMap(({ narrowing }) => narrowing);
    return error(t.ignored([...new Set(names)]), inHead);
  }
  if (!link && links.length > 0) return error(t.outside, links);
  if (!link) return isUnlisted(page) ? notApplicable(t.notNeeded) : warning(t.none);
  if (inHead.some(({ href }) => href !== link.href && !isSameAddress(href, link.href))) {
    return error(t.conflict([...new Set(inHead.map(({ href }) => href))]), inHead);
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
  const own = page.url && withoutTracking(page.url);
  // A page in AMP names the page of which it is a version.
  if (own !== null && !page.isAmp && addressKey(target) !== addressKey(own)) {
    const isHome = target.origin === own.origin && target.pathname === "/" && own.pathname !== "/";
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

const canonicals = (page: PageModel) => linksWithRel(page, "canonical").map(({ href }) => href);

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
  const owns =
    own === null ? [] : [withoutTracking(own).href, ...(page.isAmp ? canonicals(page) : [])];
  const namesItself =
    own === null ||
    links.some(({ href }) => owns.some((each) => isSameAddress(href, each))) ||
    relative.length > 0;
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
