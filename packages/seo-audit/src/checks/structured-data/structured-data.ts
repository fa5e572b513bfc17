import { count } from "../../format.ts";
import { isUnlisted } from "../../page/page-facts.ts";
import { typesOf } from "../../page/structured-data.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const structuredData = defineCheck({
  id: "structured-data",
  group: "structured-data",
  title: "Structured data",
  weight: 2,
  why: "Structured data tells search engines who publishes the page, what it offers and how pages are related. Rich results depend on it.",
  fix: "Describe at least the organisation and the subject of the page in JSON-LD with the schema.org vocabulary.",
  run(page) {
    const untyped = page.microdata.filter(({ entity }) => typesOf(entity).length === 0);
    if (untyped.length > 0) {
      return warning(
        `${count(untyped.length, "itemscope")} without itemtype says nothing.`,
        untyped,
      );
    }
    if (page.jsonLd.length > 0)
      return good(`${count(page.jsonLd.length, "JSON-LD block")}.`, page.jsonLd);
    if (page.microdata.length > 0 || page.usesRdfa) return good("The page uses microdata or RDFa.");
    return isUnlisted(page)
      ? notApplicable("The page stays out of search results.")
      : warning("There is no structured data.");
  },
});
