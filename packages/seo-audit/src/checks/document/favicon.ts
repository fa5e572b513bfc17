import { linksWithRel } from "../../page/page-facts.ts";
import { defineCheck, good, warning } from "../check.ts";

export const favicon = defineCheck({
  id: "favicon",
  group: "document",
  title: "Site icon",
  weight: 2,
  why: "The icon appears beside the search result, in the tab and in bookmarks; a page without one looks unfinished.",
  fix: 'Add <link rel="icon" href="/icon.svg" type="image/svg+xml"> and a PNG for older browsers.',
  run(page) {
    const icons = linksWithRel(page, "icon").filter(({ href }) => href !== "");
    return icons.length > 0
      ? good("The page names its icon.", icons)
      : warning("The page names no icon, so browsers can only guess /favicon.ico.");
  },
});
