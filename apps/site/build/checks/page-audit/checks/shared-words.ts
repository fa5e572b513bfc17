import type { Problem } from "../problem.ts";
import type { PageFacts } from "../site-facts.ts";

const facts = ["title", "description", "heading"] as const;

/** Titles, descriptions and main headings that several pages share. */
export function sharedWordsProblems(pages: readonly PageFacts[]): Problem[] {
  return facts.flatMap((fact) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = page[fact];
      if (!text) return [];
      const other = first.get(text);
      if (other === undefined) {
        first.set(text, page.path);
        return [];
      }
      return {
        page: page.path,
        problem: `Its ${fact} “${text}” is also that of ${other}.`,
        fix: `Say in the ${fact} what only this page has: in meta.ts, or in the article's file.`,
      };
    });
  });
}
