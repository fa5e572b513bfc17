import { count, defineCheck, good, notApplicable, warning } from "../check.ts";
import { addressOf, isPageLink, resolve } from "../page/page-facts.ts";

export const internalNofollow = defineCheck({
  id: "internal-nofollow",
  group: "links",
  title: "Internal links may be followed",
  weight: 2,
  why: "nofollow on a link to one’s own page throws that page’s share of attention away.",
  fix: 'Remove rel="nofollow" from links within the site; keep a page out of the index with noindex instead.',
  run(page) {
    const host = addressOf(page)?.hostname;
    const links = page.anchors.filter((anchor) => {
      if (!anchor.rels.includes("nofollow") || !isPageLink(anchor)) return false;
      if (!/^(?:https?:)?\/\//i.test(anchor.href ?? "")) return true;
      return host !== undefined && resolve(page, anchor.href ?? "")?.hostname === host;
    });
    if (page.anchors.length === 0) return notApplicable("There are no links.");
    return links.length === 0
      ? good("No internal link is marked nofollow.")
      : warning(`${count(links.length, "internal link")} marked nofollow.`, links);
  },
});
