import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import storybook from "../../../../.storybook/main.ts";

const folder = resolve(import.meta.dirname, "../../../../.storybook");
const ENTRY = "virtual:all-stories";

/**
 * Storybook's story files, the site's included. Its whole pages are left out: the build renders each of
 * them, and the site's journeys hydrate and measure them.
 */
export function storyFiles(): string[] {
  const globs = Array.isArray(storybook.stories) ? storybook.stories : [];
  return globs
    .filter((glob): glob is string => typeof glob === "string" && glob.endsWith(".tsx"))
    .flatMap((glob) => globSync(join(folder, glob)))
    .filter((file) => !file.endsWith("-page.stories.tsx"))
    .sort();
}

/** `import files from "virtual:all-stories"`: the modules of {@link storyFiles}. */
export function allStories(): Plugin {
  return {
    name: "kolam-all-stories",
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      const files = storyFiles();
      const imports = files.map((file, n) => `import * as s${n} from ${JSON.stringify(file)};`);
      return `${imports.join("\n")}\nexport default [${files.map((_, n) => `s${n}`).join(", ")}];`;
    },
  };
}
