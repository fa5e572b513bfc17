import { count } from "../../format.ts";
import { addressOf } from "../../page/page-facts.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const insecureLinks = defineCheck({
  id: "insecure-links",
  group: "links",
  title: "Internal links use HTTPS",
  weight: 2,
  why: "A link to the http address of your own site costs a redirect each time and can be tampered with on the way.",
  fix: "Write internal links without a host (/contact) or with https.",
  run(page) {
    const address = addressOf(page);
    if (address === null || address.protocol !== "https:") {
      return notApplicable("The page’s own https address is not known.");
    }
    const links = page.anchors.filter(({ href = "" }) => {
      if (!/^http:\/\//i.test(href) || !URL.canParse(href)) return false;
      return new URL(href).hostname === address.hostname;
    });
    return links.length === 0
      ? good("No internal link leads to http.")
      : warning(`${count(links.length, "internal link")} over http.`, links);
  },
});
