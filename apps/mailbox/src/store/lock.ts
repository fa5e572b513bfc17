import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors.ts";

/** What SQLite reports when another connection has the lock. */
const busy = 5;

/**
 * Locks the directory for this process. The lock is the operating system's own, on a file that
 * SQLite holds open: it is taken in one step, so that two processes can never both have it, and it
 * ends with the process even after a crash.
 * @returns a function that releases the lock
 * @throws StartError if somebody else holds the lock
 */
export function lockDirectory(dataDir: string): () => void {
  const database = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new StartError(
      `Another mailbox is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  return () => database.close();
}
