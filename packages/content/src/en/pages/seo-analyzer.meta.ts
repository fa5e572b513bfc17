import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO Analyzer";

export const search = {
  title: titled("AI SEO Analyzer and free HTML audit"),
  description: `Run ${auditChecks} checks on a page’s HTML without it leaving your browser, or try the demonstration report, whose figures are simulated and say so.`,
  keywords: ["SEO analyzer", "HTML audit", "SEO score checker", "free SEO tool"],
} as const satisfies PageWords;
