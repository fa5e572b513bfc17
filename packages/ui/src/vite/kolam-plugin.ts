import type { Plugin } from "vite";
import { frame, recipes } from "../motif/drawings.ts";
import { type Drawing, type KolamOptions, kolam } from "../motif/generate.ts";

const PREFIX = "virtual:kolam/";
/** The leading NUL keeps other plugins from touching a module that is not a file. */
const RESOLVED = `\0${PREFIX}`;
const FRAME = /^frame\/([^/]+)\/(\d+)x(\d+)$/;

export type KolamPluginOptions = {
  /** More drawings by name, or other drawings under the kit's names. */
  recipes?: Readonly<Record<string, KolamOptions>>;
};

/** What a drawing module holds: enough to show it, nothing else. */
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
 * Vite plugin: `import hero from "virtual:kolam/hero"` is that drawing, computed at build time. Names
 * are the kit's recipes, those given here, and `frame/<seed>/<width>x<height>` for a photo's frame.
 * An unknown name fails the build and lists the known ones. Add `@kolam/ui/virtual` to the
 * `types` of a project that imports drawings.
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
