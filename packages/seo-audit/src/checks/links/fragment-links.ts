import { count, quoteSome } from "../../format.ts";
import { addressKey } from "../../page/addresses.ts";
import { addressOf, resolve } from "../../page/page-facts.ts";
import type { PageModel } from "../../page/page-model.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const fragmentLinks = defineCheck({
  id: "fragment-links",
  group: "links",
  title: "Links within the page",
  weight: 2,
  why: "A link to an id that does not exist does nothing when clicked.",
  fix: "Give the target the id in the link, or correct the link.",
  run(page) {
    const { anchors, ids, names } = page;
    const links = anchors.filter(({ href }) => href !== undefined && isWithin(page, href));
    if (links.length === 0) return notApplicable("There are no links within the page.");
    const broken = links.filter(({ href = "" }) => {
      const target = decode(href.slice(href.indexOf("#") + 1));
      return target.toLowerCase() !== "top" && !ids.has(target) && !names.has(target);
    });
    return broken.length === 0
      ? good(`${count(links.length, "link")} within the page, all with a target.`)
      : warning(
          `${count(broken.length, "link")} without a target: ${quoteSome(broken.map(({ href = "" }) => href))}.`,
          broken,
        );
  },
});

/** Whether a link leads to a place in the page itself. A `base` sends even "#top" to another page. */
function isWithin(page: PageModel, href: string): boolean {
  if (!/#[^/!:]/.test(href)) return false;
  if (href.startsWith("#") && page.baseHref === undefined) return true;
  const [own, target] = [addressOf(page), resolve(page, href)];
  return own !== null && target !== null && addressKey(target) === addressKey(own);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
