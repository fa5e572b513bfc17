import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { writeSynced } from "./durable-files.ts";

/** For how long the answer of a probe counts, in milliseconds. */
const validMs = 5000;
const probeBytes = 4096;

/** Returns a function that tries whether the disk still takes a small file, at most every five seconds. */
export function diskProbe(directory: string): () => Promise<boolean> {
  const path = join(directory, "probe");
  let last: { at: number; works: Promise<boolean> } | undefined;
  const probe = async (): Promise<boolean> => {
    try {
      await writeSynced(path, Buffer.alloc(probeBytes));
      return true;
    } catch {
      return false;
    } finally {
      await unlink(path).catch(() => {});
    }
  };
  return () => {
    if (!last || Date.now() - last.at > validMs) last = { at: Date.now(), works: probe() };
    return last.works;
  };
}
