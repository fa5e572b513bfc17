import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addLines } from "./durable-files.ts";

/** The replacement of an id where nothing of an erased message may remain. */
export const hash = (id: string): string => createHash("sha256").update(id).digest("base64url");

/**
 * The ids of erased messages as hashes, which say nothing of whoever wrote them: a backup that is
 * restored brings its messages back, and those in this list are erased again.
 */
export function openErased(dataDir: string) {
  const path = join(dataDir, "erased.txt");
  const known = new Set(existsSync(path) ? readFileSync(path, "utf8").split("\n") : []);
  return {
    /** Those of some messages that were erased before. */
    among: (ids: Iterable<string>): string[] =>
      known.size === 0 ? [] : [...ids].filter((id) => known.has(hash(id))),

    /** Remembers that messages are erased, before they are. */
    async note(ids: readonly string[]): Promise<void> {
      const added = ids.map(hash).filter((one) => !known.has(one));
      if (added.length === 0) return;
      await addLines(path, added);
      for (const one of added) known.add(one);
    },
  };
}
