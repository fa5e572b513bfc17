import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO analyzer";

export const search = {
  title: titled("SEO analyzer: paste a page"),
  description: `Run ${auditChecks} checks on the HTML of a page without it leaving your browser, or look at a report whose figures are made up and say so.`,
  keywords: ["SEO analyzer", "HTML audit"],
} as const satisfies PageWords;
