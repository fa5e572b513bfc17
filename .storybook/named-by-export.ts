import type { Indexer, IndexInput } from "storybook/internal/types";
import { exampleKind } from "../packages/ui/src/testing/example-kind.ts";

/** What an entry has because of the name of its export. */
function named(entry: IndexInput): IndexInput {
  // The index knows the source only, and not the name that `matrix()` gives.
  if (entry.exportName === "AllVariants") return { ...entry, name: "Matrix" };
  const kind = exampleKind(entry.exportName);
  return kind ? { ...entry, tags: [...(entry.tags ?? []), kind] } : entry;
}

/** An indexer that names the matrix stories and puts the tags `do` and `dont` on the examples. */
export const namedByExport = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(named),
});
