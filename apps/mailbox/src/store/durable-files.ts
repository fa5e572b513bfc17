import { open } from "node:fs/promises";

/** Makes new and renamed files in a directory survive a power failure. Not needed on Windows. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Writes a file, readable by its owner only, and waits until its bytes are on the disk. */
export async function writeSynced(path: string, data: string | Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
