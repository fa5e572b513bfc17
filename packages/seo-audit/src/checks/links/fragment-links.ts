import { count, defineCheck, good, notApplicable, quoteSome, warning } from "../check.ts";

export const fragmentLinks = defineCheck({
  id: "fragment-links",
  group: "links",
  title: "Links within the page",
  weight: 2,
  why: "A link to a place that does not exist does nothing when clicked, and search engines offer no jump to it.",
  fix: "Give the target the id the link names, or correct the link.",
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
          `${count(broken.length, "link")} to nowhere: ${quoteSome(broken.map(({ href = "" }) => href))}.`,
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
