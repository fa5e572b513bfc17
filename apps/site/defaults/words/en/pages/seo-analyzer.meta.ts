import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO Analyzer";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("SEO analyzer and HTML audit"),
  description: `Run ${auditChecks} checks on the HTML of a page without it leaving your browser, or look at a report of simulated figures, which says that it is one.`,
  keywords: ["SEO analyzer", "HTML audit"],
} as const satisfies PageWords;
