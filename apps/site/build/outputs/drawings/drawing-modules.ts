import { serviceIds } from "@kolam/content/model/pages/paths";
import type { AboutWords } from "@kolam/content/model/types/pages";
import type { Drawing } from "@kolam/ui/kolam";
import { drawings, personDrawing, seededDrawing, serviceDrawing } from "@site/brand/drawings";
import { mark } from "@site/brand/mark";
import { about } from "@site/words/pages/about";
import { testimonials } from "@site/words/testimonials";
import type { Plugin } from "vite";
import { drawnLanguageNames } from "./language-names.ts";

const prefix = "virtual:drawing/";
/** The leading NUL keeps other plugins from touching a module that is not a file. */
const resolved = `\0${prefix}`;

/** Only what is needed to display a drawing. */
const shown = ({ width, height, line, dotsPath }: Drawing) => ({ width, height, line, dotsPath });

const drawnPeople = ((about as AboutWords).team?.people ?? []).flatMap(
  ({ name, id = name, photo }) => {
    const drawing = photo ? undefined : personDrawing(id);
    return drawing ? [[id, shown(drawing)] as const] : [];
  },
);

const [firstClient] = testimonials;

/** What each module exports, by name. */
const modules: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...Object.entries(drawings).map(([name, drawing]) => [name, shown(drawing)] as const),
  ["mark", shown(mark)],
  ["first-client", shown(seededDrawing(firstClient?.company ?? firstClient?.name ?? "client"))],
  ["people", Object.fromEntries(drawnPeople)],
  ["services", Object.fromEntries(serviceIds.map((id) => [id, shown(serviceDrawing(id))]))],
]);

/**
 * What a module exports, or a promise of it: `page/<seed>` is the drawing of that page alone,
 * `languages` are the names of the languages that the page's fonts do not have.
 */
function drawingOf(name: string): unknown {
  if (name === "languages") return drawnLanguageNames();
  const [, page] = /^page\/(.+)/.exec(name) ?? [];
  return page ? shown(seededDrawing(page)) : modules.get(name);
}

/**
 * Vite plugin: `import hero from "virtual:drawing/hero"` imports a drawing of the brand as data.
 */
export function drawingModules(): Plugin {
  return {
    name: "site:drawings",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const drawing = await drawingOf(id.slice(resolved.length));
      if (drawing === undefined) {
        throw new Error(`There is no ${id.slice(1)}. Known: ${[...modules.keys()].join(", ")}.`);
      }
      return { code: `export default ${JSON.stringify(drawing)};`, moduleSideEffects: false };
    },
  };
}
