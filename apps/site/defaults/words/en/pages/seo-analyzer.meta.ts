import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO Analyzer";

export const search = {
  title: titled("SEO analyzer and HTML audit"),
  description: `Run ${auditChecks} checks on the HTML of a page without it leaving your browser, or look at a report of simulated figures, which is marked as such.`,
  keywords: ["SEO analyzer", "HTML audit"],
} as const satisfies PageWords;
