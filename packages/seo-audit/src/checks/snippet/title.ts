import { count, quote, quoteSome } from "../../format.ts";
import { defineCheck, error, good, warning } from "../check.ts";

export const title = defineCheck({
  id: "title",
  group: "snippet",
  title: "Page title",
  weight: 10,
  why: "The title is the headline of the search result, the tab and the bookmark, and the strongest single signal of what the page is about.",
  fix: "Put exactly one <title> that is unique to this page into <head>.",
  run(page) {
    const { titles } = page;
    const [first] = titles;
    if (!first) return error("The page has no title.");
    if (first.text === "") return error("The title is empty.", [first]);
    if (!titles.some(({ inHead }) => inHead)) {
      return error(`The title ${quote(first.text)} is outside <head>.`, titles);
    }
    if (titles.length > 1) {
      const texts = quoteSome(titles.map(({ text }) => text));
      return warning(`The page has ${count(titles.length, "title")}: ${texts}.`, titles);
    }
    return good(`The title is ${quote(first.text)}.`, [first]);
  },
});
