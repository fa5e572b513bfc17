import { count, quoteSome } from "../../format.ts";
import { languageOf, readsAsEnglish } from "../../page/language.ts";
import { isPageLink, linkName } from "../../page/page-facts.ts";
import type { AnchorMark, PageModel } from "../../page/page-model.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";
import { genericLinkTexts } from "./generic-link-texts.ts";

export const linkText = defineCheck({
  id: "link-text",
  group: "links",
  title: "Link texts",
  weight: 5,
  why: "Link texts are read out of context: screen readers list them, and search engines take them as a description of the target.",
  fix: "Name the target: “See our SEO prices”, not “click here”. Give icon links an aria-label or their picture an alt.",
  run(page) {
    const links = page.anchors.filter(({ href, hidden }) => href !== undefined && !hidden);
    if (links.length === 0) return notApplicable("There are no links.");
    const missing = missingIds(links, page);
    const empty = links.filter((link) => linkName(link) === "");
    if (empty.length > 0) {
      return error(`${count(empty.length, "link")} without any text.${missing}`, empty);
    }
    if (missing !== "") {
      return warning(
        missing.trim(),
        links.filter(({ labelledBy }) => labelledBy.some((id) => !page.ids.has(id))),
      );
    }
    const generic = links.filter((link) => isPageLink(link) && isGeneric(link, page));
    if (generic.length > 0) {
      const texts = quoteSome([...new Set(generic.map(linkName))]);
      return warning(`${count(generic.length, "link")} with a generic text: ${texts}.`, generic);
    }
    return good(`${count(links.length, "link")}, all with a specific text.`);
  },
});

/** A sentence about the ids in `aria-labelledby` that the page does not have; empty when there are none. */
function missingIds(links: readonly AnchorMark[], page: PageModel): string {
  const ids = links.flatMap(({ labelledBy }) => labelledBy.filter((id) => !page.ids.has(id)));
  return ids.length === 0 ? "" : ` aria-labelledby names ids that do not exist: ${quoteSome(ids)}.`;
}

function isGeneric(link: AnchorMark, page: PageModel): boolean {
  const name = linkName(link);
  if (link.rels.includes("nofollow")) return false;
  if (/^https?:\/\/\S+$/i.test(name)) return true;
  const words = name
    .toLowerCase()
    .replace(/[\s.…!:»›→>]{1,10}$/, "")
    .trim();
  const language = link.language || languageOf(page);
  if (language === "") {
    return Object.entries(genericLinkTexts).some(
      ([each, list]) => list.includes(words) && (each !== "en" || readsAsEnglish(page)),
    );
  }
  return Object.hasOwn(genericLinkTexts, language) && !!genericLinkTexts[language]?.includes(words);
}
