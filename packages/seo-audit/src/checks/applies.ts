import { kindOf } from "../page/kind.ts";
import { isUnlisted } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";
import { setOf } from "../set-of.ts";
import type { Texts } from "../texts/texts.ts";
import type { Check } from "./check.ts";

/** The groups whose checks are about a whole page. */
const WHOLE_PAGE = new Set(["snippet", "indexing", "document", "social"]);
const WHOLE_PAGE_CHECKS = new Set(["h1", "structured-data", "text-ratio", "word-count"]);
/** Checks that matter only in search results. */
const LISTED = setOf(
  "title-length title-width description-length description-width subheadings word-count readability keyword-density",
);

/**
 * Why a check does not apply to a document that is not a page, or whose content is lost;
 * `undefined` where it applies. One check reports what the document is: its other faults are
 * symptoms of that.
 */
export function whyNotApplicable(
  page: PageModel,
  { id, group }: Check,
  { swallowed, redirect, fragment, unlisted }: Texts["common"],
): string | undefined {
  switch (kindOf(page)) {
    case "swallowed":
      return id === "parse-errors" ? undefined : swallowed;
    case "redirect":
      return id === "meta-refresh" ? undefined : redirect;
    case "fragment": {
      const isWhole = WHOLE_PAGE.has(group) || WHOLE_PAGE_CHECKS.has(id);
      return isWhole && id !== "doctype" ? fragment : undefined;
    }
    case "page":
      return LISTED.has(id) && isUnlisted(page) ? unlisted : undefined;
  }
}
