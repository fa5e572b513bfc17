import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import {
  generatedFiles,
  pageLinks,
  readArticleFiles,
} from "../../../../packages/content/build/articles.ts";
import {
  generateArticleSlugs,
  generateArticles,
  generateNewestArticles,
  readArticles,
} from "../../../../packages/content/build/generate-articles.ts";

const writers = new Map([
  [fileURLToPath(generatedFiles.all), generateArticles],
  [fileURLToPath(generatedFiles.newest), generateNewestArticles],
  [fileURLToPath(generatedFiles.slugs), generateArticleSlugs],
]);

/** Every article file of this checkout, read as development shows them: also what is not online yet. */
export const allArticles = async (onDraftProblems?: (error: Error) => void) =>
  readArticles(await readArticleFiles(), pageLinks, {
    all: true,
    ...(onDraftProblems ? { onDraftProblems } : {}),
  });

/**
 * In development, lists the articles as their files are now, instead of as `pnpm generate` last wrote them. A mistake
 * in one of them is told in the terminal and, unless it is a draft, in place of the page.
 */
export function devArticles(): Plugin {
  return {
    name: "kolam:dev-articles",
    // Tests see what is online, as a build does.
    apply: (_, { command, mode }) => command === "serve" && mode === "development",
    configureServer({ watcher, environments, config, ws }) {
      const changed = (file: string) => {
        if (!file.endsWith(".mdx")) return;
        for (const environment of Object.values(environments)) {
          for (const generated of writers.keys()) {
            const module = environment.moduleGraph.getModuleById(generated);
            if (module) environment.moduleGraph.invalidateModule(module);
          }
        }
        allArticles().catch((error: Error) => config.logger.error(error.message));
        ws.send({ type: "full-reload" });
      };
      watcher.add(fileURLToPath(new URL("../articles/", generatedFiles.all)));
      for (const event of ["add", "change", "unlink"]) watcher.on(event, changed);
    },
    async load(id) {
      const write = writers.get(id);
      if (!write) return undefined;
      return write(await allArticles((error) => this.warn(error.message)));
    },
  };
}
