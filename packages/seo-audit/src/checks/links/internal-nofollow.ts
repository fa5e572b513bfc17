import { count } from "../../format.ts";
import { addressOf, isPageLink, resolve } from "../../page/page-facts.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const internalNofollow = defineCheck({
  id: "internal-nofollow",
  group: "links",
  title: "No nofollow on internal links",
  weight: 2,
  why: "nofollow on a link to your own page keeps ranking signals from that page.",
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
