import { questionsOn } from "../../../../src/seo/structured-data/questions.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Questions in the structured data that are not on the page, which search engines treat as spam.
 */
export function questionProblems({ model, match, path }: BuiltPage): Problem[] {
  const shown = flat([...model.headings, ...model.blocks].map(({ text }) => text).join("\n"));
  return questionsOn(match)
    .filter(({ question }) => !shown.includes(flat(question)))
    .map(({ question }) => ({
      page: path,
      problem: `Its structured data answers “${question}”, which is not on the page.`,
      fix: "Show the question with its answer, or remove it from questionsOn().",
    }));
}
