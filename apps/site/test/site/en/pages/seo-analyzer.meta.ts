import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO analyzer";

export const updated = "2026-01-20" satisfies Day;

export const search = {
  title: titled("SEO analyzer: paste a page"),
  description: `Run ${auditChecks} checks on the HTML of a page without it leaving your browser, or look at a report whose figures are made up and say so.`,
  keywords: ["SEO analyzer", "HTML audit"],
} as const satisfies PageWords;
