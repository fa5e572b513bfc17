import { quote } from "../../format.ts";
import { metaContent, metasNamed } from "../../page/page-facts.ts";
import { defineCheck, error, good, warning } from "../check.ts";

const CARD_TYPES = new Set(["summary", "summary_large_image", "app", "player"]);
/** X falls back to the Open Graph tag where its own is missing. */
const PARTS = [
  ["twitter:title", "og:title"],
  ["twitter:description", "og:description"],
  ["twitter:image", "og:image"],
] as const;

export const twitterCard = defineCheck({
  id: "twitter-card",
  group: "social",
  title: "Twitter (X) card",
  weight: 2,
  why: "The type of the card decides whether a shared link shows a large picture or a small one.",
  fix: 'Add <meta name="twitter:card" content="summary_large_image">; title, description and image may come from Open Graph.',
  run(page) {
    const card = metaContent(page, "twitter:card");
    if (card === "") return warning("There is no twitter:card tag.");
    const marks = metasNamed(page, "twitter:card");
    if (!CARD_TYPES.has(card)) return error(`${quote(card)} is not a type of card.`, marks);
    const missing = PARTS.filter((names) => names.every((name) => metaContent(page, name) === ""));
    if (missing.length > 0) {
      return warning(`The card lacks ${missing.map(([name]) => name).join(", ")}.`, marks);
    }
    return good(`The card is a ${quote(card)}.`, marks);
  },
});
