import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raised with every change to the tables: an index of another version is rebuilt. */
const version = 3;

const schema = readFileSync(join(import.meta.dirname, "schema.sql"), "utf8");

/** SQLite's codes for a file that can no longer be used: CORRUPT, NOTADB. */
const damaged = [11, 26];

/** The index is not what this version of the mailbox needs. */
class Unusable extends Error {
  override name = "Unusable";
}

/**
 * SQLite's primary result code (https://www.sqlite.org/rescode.html); undefined if the error is not
 * SQLite's.
 */
export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

/**
 * Whether the index has to be rebuilt: it is damaged or of another version. A full or failing disk
 * is not a reason.
 */
export const isUnusable = (error: unknown): boolean =>
  error instanceof Unusable || damaged.includes(sqliteCode(error) ?? 0);

/**
 * Opens the index, or starts an empty one if there is none.
 * @throws an error of which {@link isUnusable} is true if it is damaged or of another version
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // NORMAL never damages the index in a power failure. What it loses comes back from the files.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA cache_size = -32000;",
    );
    // A crash may have left erased text in the log.
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

/** Deletes the index. Everything it knows is in the mails and in the journal. */
export function removeDatabase(path: string): void {
  for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(path + end, { force: true });
}
