import { count, quote, quoteSome } from "../../format.ts";
import { addressKey, isFullAddress, isSameAddress } from "../../page/addresses.ts";
import {
  addressOf,
  isUnlisted,
  linksWithRel,
  metaContent,
  resolve,
} from "../../page/page-facts.ts";
import type { LinkMark, PageModel } from "../../page/page-model.ts";
import { defineCheck, error, type Finding, good, notApplicable, warning } from "../check.ts";

export const canonical = defineCheck({
  id: "canonical",
  group: "indexing",
  title: "Canonical address",
  weight: 6,
  why: "The same page can be reached under many addresses. The canonical link says which one search engines should list; a wrong one gives the ranking away.",
  fix: 'Put one <link rel="canonical" href="https://…"> with the full address of this page into <head>.',
  run(page) {
    const links = linksWithRel(page, "canonical");
    const inHead = links.filter((link) => link.inHead);
    const [link] = inHead;
    if (!link && links.length > 0) {
      return error("The canonical link is outside <head>, where it is ignored.", links);
    }
    if (!link) {
      return isUnlisted(page)
        ? notApplicable("The page stays out of search results and needs no canonical address.")
        : warning("The page does not name its canonical address.");
    }
    const others = inHead.filter(
      ({ href }) => href !== link.href && !isSameAddress(href, link.href),
    );
    if (others.length > 0) {
      const targets = [...new Set(inHead.map(({ href }) => href))];
      return error(`Canonical links contradict each other: ${quoteSome(targets)}.`, inHead);
    }
    if (!isFullAddress(link.href)) {
      const [own, target] = [addressOf(page), link.href === "" ? null : resolve(page, link.href)];
      if (own && target && addressKey(own) === addressKey(target)) {
        return warning(`The canonical address ${quote(link.href)} is not a full address.`, inHead);
      }
      const found =
        link.href === "" ? "no address" : `${quote(link.href)}, which is not a full address`;
      return error(`The canonical link names ${found}.`, inHead);
    }
    const finding = compareWithAddress(page, link) ?? compareWithCard(page, link);
    if (finding) return finding;
    if (inHead.length > 1) {
      return warning(`The canonical link occurs ${count(inHead.length, "time")}.`, inHead);
    }
    return good(`The canonical address is ${quote(link.href)}.`, [link]);
  },
});

function compareWithAddress(page: PageModel, link: LinkMark): Finding | null {
  const target = new URL(link.href);
  if (target.hash !== "") {
    return warning(`The canonical address ${quote(link.href)} has a fragment.`, [link]);
  }
  if (page.url === null || addressKey(target) === addressKey(page.url)) return null;
  if (target.origin === page.url.origin && target.pathname === "/") {
    return error("The canonical link points to the home page instead of this page.", [link]);
  }
  return warning(`The page declares itself a copy of ${quote(link.href)}.`, [link]);
}

function compareWithCard(page: PageModel, link: LinkMark): Finding | null {
  const card = metaContent(page, "og:url");
  if (card === "" || !URL.canParse(card)) return null;
  if (isSameAddress(card, link.href)) return null;
  return warning(`Canonical address and og:url differ: ${quoteSome([link.href, card])}.`, [link]);
}
