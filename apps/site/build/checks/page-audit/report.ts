import type { SiteAudit } from "./page-audit.ts";
import type { Problem } from "./problem.ts";

function count(amount: number, one: string): string {
  return `${amount} ${one}${amount === 1 ? "" : "s"}`;
}

/** The pages that share a problem. A long list is shortened. */
function pageList(pages: readonly string[], all: number): string {
  if (pages.length === all) return "every page";
  const shown = pages.slice(0, 4).join(", ");
  return pages.length > 4 ? `${shown} and ${pages.length - 4} more` : shown;
}

/** The audit as text: each problem once, with its pages and its fix. */
export function auditReport({ pages, problems }: SiteAudit): string {
  if (problems.length === 0) return `Page audit: ${count(pages, "page")}, no problems.`;
  const groups = new Map<string, { problem: Problem; pages: string[] }>();
  for (const problem of problems) {
    const key = `${problem.problem}\n${problem.fix}`;
    const group = groups.get(key);
    if (group) group.pages.push(problem.page);
    else groups.set(key, { problem, pages: [problem.page] });
  }
  const lines = [...groups.values()].map(({ problem, pages: found }) =>
    [
      pageList([...new Set(found)], pages),
      problem.problem,
      ...(problem.where === undefined ? [] : [`At: ${problem.where}`]),
      `Fix: ${problem.fix}`,
    ].join("\n    "),
  );
  return [
    ...lines,
    `Page audit: ${count(groups.size, "problem")} on ${count(new Set(problems.map(({ page }) => page)).size, "page")} of ${pages}.`,
  ].join("\n\n");
}
