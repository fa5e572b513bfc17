import { open, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Makes the names in a directory survive a power cut. Windows has no such call and needs none. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Writes a file and its bytes to the disk, readable by the owner only. */
export async function writeSynced(path: string, data: string | Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Puts a file in place so that after a crash it is there whole or not at all, and once this
 * resolves it is there: write aside, sync, rename, sync the directory.
 */
export async function writeDurably(
  path: string,
  data: string | Buffer,
  temporary: string,
): Promise<void> {
  try {
    await writeSynced(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  }
  await syncDirectory(dirname(path));
}

/** Moves a file between two directories, durably. */
export async function moveDurably(name: string, from: string, to: string): Promise<void> {
  await rename(join(from, name), join(to, name));
  await syncDirectory(to);
  await syncDirectory(from);
}
