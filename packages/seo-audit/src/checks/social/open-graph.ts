import { metaContent, metasNamed } from "../../page/page-facts.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** The four that the protocol requires (ogp.me), and the description, which every card shows. */
const NEEDED = ["og:title", "og:type", "og:image", "og:url", "og:description"] as const;
const ADDRESSES = ["og:image", "og:url"] as const;

export const openGraph = defineCheck({
  id: "open-graph",
  group: "social",
  title: "Open Graph card",
  weight: 4,
  why: "WhatsApp, LinkedIn, Facebook and Slack take their previews from these tags. Without them a shared link is a bare address.",
  fix: `Give each page ${NEEDED.join(", ")}, with full addresses (https://…).`,
  run(page) {
    // A page outside search results, such as a 404 page, may have no address of its own.
    const needed = page.wantsIndexing ? NEEDED : NEEDED.filter((name) => name !== "og:url");
    const missing = needed.filter((name) => metaContent(page, name) === "");
    const marks = NEEDED.flatMap((name) => metasNamed(page, name));
    if (missing.length === needed.length) return error("There is no Open Graph card.");
    const relative = ADDRESSES.find((name) => {
      const value = metaContent(page, name);
      return value !== "" && !(/^https?:\/\//i.test(value) && URL.canParse(value));
    });
    if (relative) return error(`${relative} is not a full address.`, metasNamed(page, relative));
    if (missing.length > 0) return warning(`The card lacks ${missing.join(", ")}.`, marks);
    return good("The Open Graph card is complete.", marks);
  },
});
