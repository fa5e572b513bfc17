import type { Plugin } from "vite";
import { frame, recipes } from "../kolam/drawings.ts";
import { type Drawing, type KolamOptions, kolam } from "../kolam/generate.ts";

const PREFIX = "virtual:kolam/";
/** The leading NUL keeps other plugins from touching a module that is not a file. */
const RESOLVED = `\0${PREFIX}`;
const FRAME = /^frame\/([^/]+)\/(\d+)x(\d+)$/;

export type KolamPluginOptions = {
  /** Additional drawings by name; they can replace those of the kit. */
  recipes?: Readonly<Record<string, KolamOptions>>;
};

/** The content of a drawing's module: only what is needed to display it. */
function drawn(name: string, known: Readonly<Record<string, KolamOptions>>): Drawing | undefined {
  const recipe = Object.hasOwn(known, name) ? known[name] : undefined;
  const [, seed, width, height] = FRAME.exec(name) ?? [];
  const made =
    recipe !== undefined
      ? kolam(recipe)
      : seed !== undefined && Number(height) > 0
        ? frame(decodeURIComponent(seed), Number(width) / Number(height))
        : undefined;
  return (
    made && { width: made.width, height: made.height, line: made.line, dotsPath: made.dotsPath }
  );
}

/**
 * Vite plugin: `import hero from "virtual:kolam/hero"` imports a drawing that is generated at build
 * time. Names are those of the kit's recipes, of the recipes passed here, and
 * `frame/<seed>/<width>x<height>` for a photo's frame. An unknown name fails the build with a list
 * of the known ones. Add `@kolam/ui/virtual` to `types` in the tsconfig of a project that imports
 * drawings.
 */
export function kolamDrawings(options: KolamPluginOptions = {}): Plugin {
  const known: Readonly<Record<string, KolamOptions>> = { ...recipes, ...options.recipes };
  return {
    name: "kolam-drawings",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      const drawing = drawn(name, known);
      if (drawing === undefined) {
        throw new Error(
          `No drawing is called ${JSON.stringify(name)}. Known: ${Object.keys(known).join(", ")}, frame/<seed>/<width>x<height>.`,
        );
      }
      return { code: `export default ${JSON.stringify(drawing)};`, moduleSideEffects: false };
    },
  };
}
