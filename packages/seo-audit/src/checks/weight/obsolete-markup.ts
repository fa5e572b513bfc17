import { count, defineCheck, error, good, warning } from "../check.ts";

/** Content in plug-ins and frames is not read at all; the rest is merely out of date. */
const UNREADABLE = new Set(["applet", "embed", "frame", "frameset", "object"]);

export const obsoleteMarkup = defineCheck({
  id: "obsolete-markup",
  group: "weight",
  title: "No plug-ins, frames or obsolete tags",
  weight: 2,
  why: "Phones run no plug-ins, search engines read no framesets, and obsolete tags may stop working any day.",
  fix: "Use plain HTML: <video>, <audio>, a link to the file, and CSS for looks.",
  run({ obsolete }) {
    if (obsolete.length === 0) return good("No plug-ins, frames or obsolete tags.");
    const tags = [...new Set(obsolete.map(({ tag }) => `<${tag}>`))].join(", ");
    const found = `${count(obsolete.length, "element")}: ${tags}.`;
    return obsolete.some(({ tag }) => UNREADABLE.has(tag))
      ? error(found, obsolete)
      : warning(found, obsolete);
  },
});
