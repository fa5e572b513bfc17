import { descriptionOf, titleOf } from "../../../src/analyzer/audit/page/page-facts.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

const facts = {
  title: (page: BuiltPage) => titleOf(page.model)?.text,
  description: (page: BuiltPage) => descriptionOf(page.model)?.content,
  heading: (page: BuiltPage) => page.model.headings.find(({ level }) => level === 1)?.text,
} as const;

/** Titles, descriptions and main headings that two pages share. */
export function twinProblems(pages: readonly BuiltPage[]): Problem[] {
  return Object.entries(facts).flatMap(([fact, read]) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = read(page);
      if (!text) return [];
      const twin = first.get(text);
      if (twin === undefined) {
        first.set(text, page.path);
        return [];
      }
      return {
        page: page.path,
        problem: `Its ${fact} “${text}” is also that of ${twin}.`,
        fix: `Say in the ${fact} what only this page has: in meta.ts, or in the article's file.`,
      };
    });
  });
}
