import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raised with every change to the tables: an index of another version is rebuilt. */
const version = 2;

const schema = readFileSync(join(import.meta.dirname, "schema.sql"), "utf8");

/** SQLite's codes for a file that can no longer be used: CORRUPT, NOTADB. */
const damaged = [11, 26];

/** An index whose file is in order, but not what this version of the mailbox needs. */
class Unusable extends Error {
  override name = "Unusable";
}

/** SQLite's primary result code (https://www.sqlite.org/rescode.html); undefined if the error is not SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

/** Whether SQLite has found the index damaged, rather than the disk full, read-only or failing. */
export const isDamage = (error: unknown): boolean => damaged.includes(sqliteCode(error) ?? 0);

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // NORMAL never damages the index in a power failure. What it loses comes back from the files.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA cache_size = -32000;",
    );
    // A crash may have left erased words in the log.
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const { user_version } = database.prepare("PRAGMA user_version").get() ?? {};
    if (user_version === 0)
      database.exec(`BEGIN; ${schema} PRAGMA user_version = ${version}; COMMIT;`);
    else if (user_version !== version) throw new Unusable("it is of another version");
    const { quick_check } = database.prepare("PRAGMA quick_check(1)").get() ?? {};
    if (quick_check !== "ok") throw new Unusable(String(quick_check));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the index, or starts an empty one if it is missing, damaged or of another version.
 * @returns the database, and why an existing one was given up
 * @throws SQLite's error if the disk is full, read-only or failing: that is no reason to give up an index
 */
export function openDatabase(path: string): { database: DatabaseSync; problem?: string } {
  try {
    return { database: connect(path) };
  } catch (error) {
    if (!(error instanceof Unusable) && !isDamage(error)) throw error;
    for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(path + end, { force: true });
    return { database: connect(path), problem: (error as Error).message };
  }
}
