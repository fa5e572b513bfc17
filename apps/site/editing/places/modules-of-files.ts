import { type EnvironmentModuleNode, normalizePath, type ViteDevServer } from "vite";
import { isEntryList } from "../../build/prerender/dev-articles.ts";
import { machineFile, ownFile } from "./own-file.ts";

type Environments = ViteDevServer["environments"];

/** A file, and the one that takes its place, or whose place it takes. */
const sameName = (file: string): readonly string[] =>
  [file, ownFile(file), machineFile(file)].flatMap((each) => (each ? [normalizePath(each)] : []));

/**
 * Has what imports these files transformed anew: after they came or went, the same import may lead
 * to another file. What is made of the entries' files is listed anew, too.
 */
export function invalidateImporters(environments: Environments, files: readonly string[]): void {
  const hasEntry = files.some((file) => file.endsWith(".mdx"));
  for (const { moduleGraph } of Object.values(environments)) {
    const modules = files
      .flatMap(sameName)
      .flatMap((file): readonly EnvironmentModuleNode[] => [
        ...(moduleGraph.getModulesByFile(file) ?? []),
      ]);
    const lists = hasEntry ? [...moduleGraph.idToModuleMap.values()].filter(isEntryList) : [];
    // Importers of an invalidated module are not transformed again automatically.
    const importers = modules.flatMap((each) => [...each.importers]);
    for (const each of new Set([...modules, ...importers, ...lists])) {
      moduleGraph.invalidateModule(each);
    }
  }
}
