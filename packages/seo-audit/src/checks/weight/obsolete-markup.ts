import { count } from "../../format.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** Search engines do not read content in plug-ins and frames. The other elements are merely outdated. */
const UNREADABLE = new Set(["applet", "embed", "frame", "frameset", "object"]);

export const obsoleteMarkup = defineCheck({
  id: "obsolete-markup",
  group: "weight",
  title: "No plug-ins, frames or obsolete tags",
  weight: 2,
  why: "Phones run no plug-ins, search engines read no framesets, and obsolete tags may stop working at any time.",
  fix: "Use plain HTML: <video>, <audio>, a link to the file, and CSS for the design.",
  run({ obsolete }) {
    if (obsolete.length === 0) return good("No plug-ins, frames or obsolete tags.");
    const tags = [...new Set(obsolete.map(({ tag }) => `<${tag}>`))].join(", ");
    const found = `${count(obsolete.length, "element")}: ${tags}.`;
    return obsolete.some(({ tag }) => UNREADABLE.has(tag))
      ? error(found, obsolete)
      : warning(found, obsolete);
  },
});
