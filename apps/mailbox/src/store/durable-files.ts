import { renameSync, writeFileSync } from "node:fs";
import { type FileHandle, open, writeFile } from "node:fs/promises";

/** Makes new and renamed files in a directory survive a power failure. Not needed on Windows. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  // Not `await using`, which only Node 24 knows.
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Writes a file, readable by its owner only, and waits until its bytes are on the disk. */
export const writeSynced = (path: string, data: string | Buffer): Promise<void> =>
  writeFile(path, data, { mode: 0o600, flush: true });

/**
 * Replaces a small file, readable by its owner only: whatever happens meanwhile, the old one or the
 * new one is there, whole.
 */
export function replaceFile(path: string, data: string | Buffer): void {
  writeFileSync(`${path}.new`, data, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/**
 * Writes all of the data at a place in an open file, and waits until its bytes are on the disk. The
 * system may take only a part at a time: a disk that is nearly full says so only when it is given
 * the rest.
 */
export async function writeWhole(file: FileHandle, data: Buffer, at: number): Promise<void> {
  for (let done = 0; done < data.length; ) {
    const { bytesWritten } = await file.write(data, done, data.length - done, at + done);
    if (bytesWritten === 0) throw new Error("the disk takes no more bytes");
    done += bytesWritten;
  }
  await file.datasync();
}

const lineEnd = 0x0a;

/**
 * Adds lines to the end of a file, readable by its owner only, and waits until they are on the
 * disk. What a crash or a full disk has left of a line before stays a line of its own.
 */
export async function addLines(path: string, lines: readonly string[]): Promise<void> {
  const file = await open(path, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1, lineEnd);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    const all = lines.map((line) => `${line}\n`).join("");
    await writeWhole(file, Buffer.from(last[0] === lineEnd ? all : `\n${all}`), size);
  } finally {
    await file.close();
  }
}
