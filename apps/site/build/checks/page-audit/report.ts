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

/** The audit as text: each problem and each advice once, with its pages and its fix. */
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
      ...(problem.why === undefined ? [] : [`Why: ${problem.why}`]),
      `${problem.why === undefined ? "Fix" : "Advice"}: ${problem.fix}`,
    ].join("\n    "),
  );
  const faults = [...groups.values()].filter(({ problem }) => problem.why === undefined);
  const found = faults.length === 0 ? "no problems" : count(faults.length, "problem");
  const told = groups.size > faults.length ? ` and advice above` : "";
  const concerned = new Set(problems.map(({ page }) => page)).size;
  return [...lines, `Page audit: ${found}${told} on ${count(concerned, "page")} of ${pages}.`].join(
    "\n\n",
  );
}
