import { defineCheck, error, good, warning } from "../check.ts";
import { metasNamed } from "../page/page-facts.ts";

/** Below this, people who need large text cannot enlarge enough (WCAG 1.4.4 asks for 200 %, axe for 500 %). */
const MIN_MAXIMUM_SCALE = 5;

export const viewport = defineCheck({
  id: "viewport",
  group: "document",
  title: "Viewport for phones",
  weight: 7,
  why: "Without it phones show a shrunken desktop page. Search engines judge the phone version first.",
  fix: 'Use <meta name="viewport" content="width=device-width, initial-scale=1"> and leave zooming to the reader.',
  run(page) {
    const metas = metasNamed(page, "viewport");
    const meta = metas.at(-1);
    if (!meta) return error("There is no viewport tag.");
    const settings = new Map(
      meta.content
        .toLowerCase()
        .split(/[,;]/)
        .map((pair) => pair.split("="))
        .map(([name = "", value = ""]) => [name.trim(), value.trim()]),
    );
    const width = settings.get("width");
    if (width === undefined && !settings.has("initial-scale")) {
      return error("The viewport tag sets neither width nor scale.", [meta]);
    }
    if (width !== undefined && width !== "device-width") {
      return warning(`The page is fixed to a width of ${width}.`, [meta]);
    }
    const scalable = settings.get("user-scalable");
    const maximum = Number.parseFloat(settings.get("maximum-scale") ?? "10");
    if (scalable === "no" || scalable === "0" || maximum < MIN_MAXIMUM_SCALE) {
      return warning("The page keeps readers from zooming in.", [meta]);
    }
    return good("The page fits its width to the screen.", [meta]);
  },
});
