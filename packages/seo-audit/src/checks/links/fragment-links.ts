import { count, quoteSome } from "../../format.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const fragmentLinks = defineCheck({
  id: "fragment-links",
  group: "links",
  title: "Links within the page",
  weight: 2,
  why: "A link to an id that does not exist does nothing when clicked.",
  fix: "Give the target the id in the link, or correct the link.",
  run({ anchors, ids, names }) {
    const links = anchors.filter(({ href }) => href !== undefined && /^#[^/!:]/.test(href));
    if (links.length === 0) return notApplicable("There are no links within the page.");
    const broken = links.filter(({ href = "" }) => {
      const target = decode(href.slice(1));
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

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
