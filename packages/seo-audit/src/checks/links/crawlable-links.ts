import { count, defineCheck, error, good, notApplicable } from "../check.ts";
import type { AnchorMark } from "../page/page-model.ts";

export const crawlableLinks = defineCheck({
  id: "crawlable-links",
  group: "links",
  title: "Links can be followed",
  weight: 6,
  why: "Search engines follow addresses, not scripts. A page reached only by such a link is not found.",
  fix: "Use <a href> with a real address for going places, and <button> for doing things.",
  run({ anchors }) {
    if (anchors.length === 0) return notApplicable("There are no links.");
    const dead = anchors.filter(isUncrawlable);
    return dead.length === 0
      ? good(`${count(anchors.length, "link")}, all with an address.`)
      : error(`${count(dead.length, "link")} a search engine cannot follow.`, dead);
  },
});

/**
 * Lighthouse's rules, and any `javascript:` address besides `void(0)`. Without an address, `<a>` is a
 * placeholder, such as the last step of a breadcrumb, unless it has what only links have.
 */
function isUncrawlable({ href, role, id, name, hasClick, wantsAddress }: AnchorMark): boolean {
  if (role !== "") return false;
  const address = href?.replace(/\s/g, "").toLowerCase();
  if (address === undefined) return hasClick || (wantsAddress && id === "" && name === "");
  if (address.startsWith("file:") || address.startsWith("javascript:")) return true;
  return address !== "" && !URL.canParse(address, "https://page.invalid/");
}
