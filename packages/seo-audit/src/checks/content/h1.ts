import { count, quote, quoteSome } from "../../format.ts";
import { defineCheck, error, good, warning } from "../check.ts";

export const h1 = defineCheck({
  id: "h1",
  group: "content",
  title: "One main heading",
  weight: 7,
  why: "The main heading tells readers, screen readers and search engines what the page is about.",
  fix: "Give the page exactly one <h1>, with text in it.",
  run({ headings }) {
    const main = headings.filter(({ level }) => level === 1);
    const [first] = main;
    if (!first) return error("There is no main heading (h1).");
    if (main.length > 1) {
      const texts = quoteSome(main.map(({ text }) => text));
      return warning(`There are ${count(main.length, "main heading")}: ${texts}.`, main);
    }
    if (first.text === "") return error("The main heading is empty.", main);
    return good(`The main heading is ${quote(first.text)}.`, main);
  },
});
