import { truncateSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../errors.ts";
import { sqliteCode } from "../index/database.ts";

/** What SQLite reports when another connection has the lock, and when the file is none of its own. */
const busy = 5;
const noDatabase = 26;

/** Takes the lock, also on a file that the disk has damaged: nothing is ever written into it. */
function lockRepaired(lock: () => DatabaseSync, path: string): DatabaseSync {
  try {
    return lock();
  } catch (error) {
    if (sqliteCode(error) !== noDatabase) throw error;
    // Not deleted: another process may have the lock of this file by now.
    truncateSync(path);
    return lock();
  }
}

/**
 * Locks the directory for this process. The lock is the operating system's own, on a file that
 * SQLite holds open: it is taken in one step, so that two processes can never both have it, and it
 * ends with the process even after a crash.
 * @returns a function that releases the lock
 * @throws StartError if somebody else holds the lock
 */
export function lockDirectory(dataDir: string): () => void {
  const path = join(dataDir, "lock.sqlite");
  const lock = (): DatabaseSync => {
    const database = new DatabaseSync(path);
    try {
      database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  };
  try {
    const database = lockRepaired(lock, path);
    return () => database.close();
  } catch (error) {
    if (sqliteCode(error) !== busy) throw error;
    throw new StartError(
      `Another mailbox is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}
