import { count } from "../../format.ts";
import type { AnchorMark } from "../../page/page-model.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";

export const crawlableLinks = defineCheck({
  id: "crawlable-links",
  group: "links",
  title: "Crawlable links",
  weight: 6,
  why: "Search engines follow addresses, not scripts. They do not find a page that only such a link leads to.",
  fix: "Use <a href> with a real address for links, and <button> for actions.",
  run({ anchors }) {
    if (anchors.length === 0) return notApplicable("There are no links.");
    const dead = anchors.filter(isUncrawlable);
    return dead.length === 0
      ? good(`${count(anchors.length, "link")}, all with an address.`)
      : error(`${count(dead.length, "link")} that search engines cannot follow.`, dead);
  },
});

/**
 * Follows Lighthouse, but counts every `javascript:` address, not only `void(0)`. An `<a>` without an
 * address is a placeholder, such as the last step of a breadcrumb, unless it has a click handler or an
 * attribute that requires an address.
 */
function isUncrawlable({ href, role, id, name, hasClick, wantsAddress }: AnchorMark): boolean {
  if (role !== "") return false;
  const address = href?.replace(/\s/g, "").toLowerCase();
  if (address === undefined) return hasClick || (wantsAddress && id === "" && name === "");
  if (address.startsWith("file:") || address.startsWith("javascript:")) return true;
  return address !== "" && !URL.canParse(address, "https://page.invalid/");
}
