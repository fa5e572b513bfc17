import { exampleKind } from "@kolam/ui/testing/example-kind";
import { storyNameFromExport } from "storybook/internal/csf";
import type { Indexer, IndexInput } from "storybook/internal/types";

/** A story's name in which only the first word has a capital. */
export const sentence = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

/** The properties of an entry that follow from its export's name. */
function named({ exportName, name, ...entry }: IndexInput): IndexInput {
  // The index knows the source only, and not the name that `matrix()` gives.
  if (exportName === "AllVariants") return { ...entry, exportName, name: "Matrix" };
  const derived = storyNameFromExport(exportName);
  const kind = exampleKind(exportName);
  return {
    ...entry,
    exportName,
    name: name && name !== derived ? name : sentence(derived),
    tags: [...(entry.tags ?? []), ...(kind ? [kind] : [])],
  };
}

/** An indexer that names the stories and puts the tags `do` and `dont` on the examples. */
export const namedByExport = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(named),
});
