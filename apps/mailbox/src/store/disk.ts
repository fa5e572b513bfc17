import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { writeSynced } from "./durable-files.ts";

const validMs = 5000;
const probeBytes = 4096;

/** Free space for an ordinary user on the disk of a directory, in bytes. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Returns a function that tries whether the disk still takes a small file, at most every five
 * seconds.
 */
export function diskProbe(directory: string): () => Promise<boolean> {
  const path = join(directory, "probe");
  let last: { at: number; works: Promise<boolean> } | undefined;
  const probe = () =>
    writeSynced(path, Buffer.alloc(probeBytes))
      .then(
        () => true,
        () => false,
      )
      .finally(() => rm(path).catch(() => {}));
  return () => {
    const now = performance.now();
    if (!last || now - last.at > validMs) last = { at: now, works: probe() };
    return last.works;
  };
}
