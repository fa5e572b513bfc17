import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "SEO Analyzer";

export const search = {
  title: titled("Free audit of a page’s HTML"),
  description: `Paste the HTML of a page and ${auditChecks} checks run in your browser. Nothing is sent to anyone. A simulated report shows what the parts of one mean.`,
  keywords: ["SEO audit", "HTML checker", "free website check"],
} as const satisfies PageWords;
