import { count, quote } from "../../format.ts";
import { metasNamed } from "../../page/page-facts.ts";
import { defineCheck, error, good, warning } from "../check.ts";

export const description = defineCheck({
  id: "description",
  group: "snippet",
  title: "Meta description",
  weight: 8,
  why: "The description is the text under the title in search results. Without one, a search engine picks any sentence of the page.",
  fix: 'Put one <meta name="description" content="…"> into <head>: what the page offers, for whom, and why to open it.',
  run(page) {
    const metas = metasNamed(page, "description");
    const [first] = metas;
    if (!first) return error("The page has no meta description.");
    if (first.content === "") return error("The meta description is empty.", [first]);
    if (!first.inHead) return error("The meta description is outside <head>.", [first]);
    if (metas.length > 1) {
      return warning(`The page has ${count(metas.length, "meta description")}.`, metas);
    }
    return good(`The description is ${quote(first.content)}.`, [first]);
  },
});
