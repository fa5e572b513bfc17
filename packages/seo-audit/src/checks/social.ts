import { isFullAddress } from "../page/addresses.ts";
import { metaContent, metasNamed } from "../page/page-facts.ts";
import { checksOf, error, good, warning } from "./check.ts";

const check = checksOf("social");

/** The four that the protocol requires (ogp.me), and the description, which every card shows. */
const NEEDED = ["og:title", "og:type", "og:image", "og:url", "og:description"] as const;
const ADDRESSES = ["og:image", "og:url"] as const;
const CARD_TYPES = new Set(["summary", "summary_large_image", "app", "player"]);
/** X falls back to the Open Graph tag if its own is missing. */
const PARTS = [
  ["twitter:title", "og:title"],
  ["twitter:description", "og:description"],
  ["twitter:image", "og:image"],
] as const;

export const socialChecks = [
  check("open-graph", 4, (page, t) => {
    // A page outside search results, such as a 404 page, may have no address.
    const needed = page.wantsIndexing ? NEEDED : NEEDED.filter((name) => name !== "og:url");
    const missing = needed.filter((name) => metaContent(page, name) === "");
    if (missing.length === needed.length) return error(t.none);
    const relative = ADDRESSES.find((name) => {
      const value = metaContent(page, name);
      return value !== "" && !isFullAddress(value);
    });
    if (relative) return error(t.relative(relative), metasNamed(page, relative));
    const marks = NEEDED.flatMap((name) => metasNamed(page, name));
    return missing.length > 0 ? warning(t.missing(missing), marks) : good(t.good, marks);
  }),
  check("twitter-card", 2, (page, t) => {
    const card = metaContent(page, "twitter:card");
    if (card === "") return warning(t.none);
    const marks = metasNamed(page, "twitter:card");
    if (!CARD_TYPES.has(card)) return error(t.unknown(card), marks);
    const missing = PARTS.filter((names) => names.every((name) => metaContent(page, name) === ""));
    return missing.length > 0
      ? warning(t.missing(missing.map(([name]) => name)), marks)
      : good(t.good(card), marks);
  }),
] as const;
