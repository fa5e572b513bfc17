import { open, writeFile } from "node:fs/promises";

/** Makes new and renamed files in a directory survive a power failure. Not needed on Windows. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  await using directory = await open(path, "r");
  await directory.sync();
}

/** Writes a file, readable by its owner only, and waits until its bytes are on the disk. */
export const writeSynced = (path: string, data: string | Buffer): Promise<void> =>
  writeFile(path, data, { mode: 0o600, flush: true });
