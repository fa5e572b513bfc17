import { count } from "../../format.ts";
import { defineCheck, error, good } from "../check.ts";

/** Names that work in `head` only. A `meta` with `itemprop` may be anywhere. */
const HEAD_ONLY = new Set(["robots", "googlebot", "bingbot", "viewport", "description"]);

export const headIntegrity = defineCheck({
  id: "head-integrity",
  group: "document",
  title: "Intact head",
  weight: 5,
  why: "A stray <div>, <img> or unclosed tag ends <head> early. Everything after it, including canonical and robots, ends up in <body> and is ignored.",
  fix: "Keep only title, meta, link, style, script, base, template and noscript in <head>; look just before the first place listed.",
  run(page) {
    const strays = [
      ...page.metas.filter(({ inHead, name }) => !inHead && HEAD_ONLY.has(name)),
      ...page.links.filter(
        ({ inHead, rels, hreflang }) =>
          !inHead && (rels.includes("canonical") || (rels.includes("alternate") && hreflang)),
      ),
      ...page.titles.filter(({ inHead }) => !inHead),
    ];
    return strays.length === 0
      ? good("Everything that belongs in <head> is there.")
      : error(`${count(strays.length, "element")} for <head> ended up in <body>.`, strays);
  },
});
