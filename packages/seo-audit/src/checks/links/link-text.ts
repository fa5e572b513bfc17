import { count, quoteSome } from "../../format.ts";
import { isPageLink, languageOf } from "../../page/page-facts.ts";
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
    const empty = links.filter(({ text, label }) => text === "" && label === "");
    if (empty.length > 0) return error(`${count(empty.length, "link")} without any text.`, empty);
    const generic = links.filter((link) => isPageLink(link) && isGeneric(link, page));
    if (generic.length > 0) {
      const texts = quoteSome([...new Set(generic.map(({ text }) => text))]);
      return warning(`${count(generic.length, "link")} with a generic text: ${texts}.`, generic);
    }
    return good(`${count(links.length, "link")}, all with a specific text.`);
  },
});

function isGeneric({ text, rels }: AnchorMark, page: PageModel): boolean {
  if (rels.includes("nofollow")) return false;
  if (/^https?:\/\/\S+$/i.test(text)) return true;
  const words = text
    .toLowerCase()
    .replace(/[\s.…!:»›→>]{1,10}$/, "")
    .trim();
  const language = languageOf(page);
  const lists =
    language === ""
      ? Object.values(genericLinkTexts)
      : [Object.hasOwn(genericLinkTexts, language) ? (genericLinkTexts[language] ?? []) : []];
  return lists.some((list) => list.includes(words));
}
