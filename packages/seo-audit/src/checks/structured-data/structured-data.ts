import { count, defineCheck, good, notApplicable, warning } from "../check.ts";
import { isUnlisted } from "../page/page-facts.ts";

export const structuredData = defineCheck({
  id: "structured-data",
  group: "structured-data",
  title: "Structured data",
  weight: 2,
  why: "Structured data tells search engines outright who publishes, what is offered and how pages hang together; rich results depend on it.",
  fix: "Describe at least the organisation and the page’s own subject in JSON-LD with the schema.org vocabulary.",
  run(page) {
    if (page.jsonLd.length > 0)
      return good(`${count(page.jsonLd.length, "JSON-LD block")}.`, page.jsonLd);
    if (page.hasInlineStructuredData) return good("The page uses microdata or RDFa.");
    return isUnlisted(page)
      ? notApplicable("The page stays out of search results.")
      : warning("There is no structured data.");
  },
});
