import { metasNamed } from "../../page/page-facts.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** People who need large text must be able to zoom in (WCAG 1.4.4 requires 200 %, axe 500 %). */
const MIN_MAXIMUM_SCALE = 5;

export const viewport = defineCheck({
  id: "viewport",
  group: "document",
  title: "Viewport for phones",
  weight: 7,
  why: "Without it phones show a shrunken desktop page, and search engines index the phone version.",
  fix: 'Use <meta name="viewport" content="width=device-width, initial-scale=1"> and do not restrict zooming.',
  run(page) {
    const meta = metasNamed(page, "viewport").at(-1);
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
    return good("The page adapts its width to the screen.", [meta]);
  },
});
