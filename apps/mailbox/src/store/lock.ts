import { createHash } from "node:crypto";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Another process already uses the data directory. */
export class LockedError extends Error {
  override name = "LockedError";
}

// Operating systems limit a socket's path to about 100 bytes. Beyond that the lock goes to the
// directory for temporary files.
const maxSocketPath = 100;

function lockPath(dataDir: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\mailbox-${hash}`;
  const inside = join(dataDir, ".lock");
  return Buffer.byteLength(inside) <= maxSocketPath
    ? inside
    : join(tmpdir(), `mailbox-${hash}.lock`);
}

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });

/**
 * Locks the directory for this process. The lock is a listening socket, so it ends with the process
 * even after a crash. A socket file that nobody answers is left over from one and is replaced.
 * @returns a function that releases the lock
 * @throws LockedError if another process holds the lock
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir);
  let server: Server;
  try {
    server = await listen(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    if (await answers(path)) {
      throw new LockedError(
        `Another mailbox is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await unlink(path);
    server = await listen(path);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}
