import type { PageFacts } from "../page-facts.ts";
import type { Problem } from "../problem.ts";

/** Main headings that several pages share. */
export function sharedHeadingProblems(pages: readonly PageFacts[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ heading, path }) => {
    if (!heading) return [];
    const other = first.get(heading);
    if (other === undefined) {
      first.set(heading, path);
      return [];
    }
    return {
      page: path,
      problem: `Its heading “${heading}” is also that of ${other}.`,
      fix: "Say in the heading what only this page has.",
    };
  });
}
