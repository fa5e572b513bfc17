import { generatedFiles, readContent, readContentFiles } from "@kolam/content/content-lists";
import { folders, language } from "@kolam/resolve/current";
import { normalizePath, type Plugin } from "vite";

/**
 * Every article and case of this checkout, read as development shows them: also what is not online
 * yet.
 */
export const allContent = async (onDraftProblems?: (error: Error) => void) =>
  readContent(await readContentFiles(), {
    all: true,
    ...(onDraftProblems ? { onDraftProblems } : {}),
  });

const lists = normalizePath(folders.entries(language));
/** Whether a module is a list of entries. */
export const isEntryList = ({ id }: { readonly id: string | null }): boolean =>
  id?.startsWith(`${lists}/`) ?? false;

/**
 * In development, lists the articles and cases as their files are now, instead of as `pnpm
 * generate` last wrote them. A mistake in one of them is reported in the terminal and, unless it is
 * a draft, in place of the page.
 */
export function devArticles(): Plugin {
  return {
    name: "kolam:dev-articles",
    // Tests see what is online, as a build does.
    apply: (_, { command, mode }) => command === "serve" && mode === "development",
    configureServer({ watcher, environments, config, ws }) {
      const changed = (file: string) => {
        if (!file.endsWith(".mdx")) return;
        for (const { moduleGraph } of Object.values(environments)) {
          for (const module of moduleGraph.idToModuleMap.values()) {
            if (isEntryList(module)) moduleGraph.invalidateModule(module);
          }
        }
        allContent().catch((error: Error) => config.logger.error(error.message));
        ws.send({ type: "full-reload" });
      };
      watcher.add(folders.words(language));
      for (const event of ["add", "change", "unlink"]) watcher.on(event, changed);
    },
    async load(id) {
      if (!isEntryList({ id })) return undefined;
      const content = await allContent((error) => this.warn(error.message));
      const files = generatedFiles(content);
      return [...files].find(([file]) => normalizePath(file) === id)?.[1];
    },
  };
}
