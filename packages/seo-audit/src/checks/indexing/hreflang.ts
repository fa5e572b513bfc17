import { quote, quoteSome } from "../../format.ts";
import { isFullAddress, isSameAddress } from "../../page/addresses.ts";
import { addressOf, linksWithRel } from "../../page/page-facts.ts";
import type { LinkMark, PageModel } from "../../page/page-model.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";
import { isHreflang } from "../language-codes.ts";

export const hreflang = defineCheck({
  id: "hreflang",
  group: "indexing",
  title: "Language versions (hreflang)",
  weight: 4,
  why: "hreflang sends visitors to the version in their language. Search engines ignore the whole set when a code is wrong or the pages do not link to each other.",
  fix: "List every version, this page included, with a two-letter language code, a region if needed, and a full address. Add one x-default for everybody else.",
  run(page) {
    const links = linksWithRel(page, "alternate").filter((link) => link.hreflang !== undefined);
    if (links.length === 0) return notApplicable("The page has no other language versions.");
    const outside = links.filter(({ inHead }) => !inHead);
    if (outside.length > 0) return error("hreflang links are outside <head>.", outside);
    const invalid = links.filter((link) => !isHreflang(codeOf(link)));
    if (invalid.length > 0) {
      return error(
        `Search engines do not know these codes: ${quoteSome(invalid.map(codeOf))}.`,
        invalid,
      );
    }
    const relative = links.filter(({ href }) => !isFullAddress(href));
    if (relative.length > 0) {
      return error("hreflang links need full addresses.", relative);
    }
    const targets = new Map<string, string>();
    const clash = links.find((link) => {
      const known = targets.get(codeOf(link));
      targets.set(codeOf(link), link.href);
      return known !== undefined && !isSameAddress(known, link.href);
    });
    if (clash) return error(`${quote(codeOf(clash))} has two addresses.`, [clash]);
    if (namesItself(page, links) === false) {
      return warning("The page is missing from its own list of versions.", links);
    }
    if (!links.some((link) => codeOf(link) === "x-default")) {
      return warning("There is no x-default version.", links);
    }
    return good(`Versions: ${links.map(codeOf).join(", ")}.`, links);
  },
});

function codeOf(link: LinkMark): string {
  return (link.hreflang ?? "").trim().toLowerCase();
}

/** `null` when the page's own address is unknown. */
function namesItself(page: PageModel, links: readonly LinkMark[]): boolean | null {
  const address = addressOf(page);
  if (address === null) return null;
  return links.some(({ href }) => isSameAddress(href, address.href));
}
