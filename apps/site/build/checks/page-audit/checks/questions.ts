import { questionsOn } from "../../../../src/seo/structured-data/questions.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** Questions that the structured data asks and the page does not: search engines take it for a trick. */
export function questionProblems({ model, match, path }: BuiltPage): Problem[] {
  const shown = flat([...model.headings, ...model.blocks].map(({ text }) => text).join("\n"));
  return questionsOn(match)
    .filter(({ question }) => !shown.includes(flat(question)))
    .map(({ question }) => ({
      page: path,
      problem: `Its structured data answers “${question}”, which does not stand on the page.`,
      fix: "Show the question with its answer, or take the page out of questionsOn().",
    }));
}
