import { statfs } from "node:fs/promises";

/** Free space for an ordinary user on the disk of a directory, in bytes. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
