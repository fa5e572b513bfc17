import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raised with every change to the tables: an index of another version is rebuilt. */
const version = 2;

const schema = readFileSync(join(import.meta.dirname, "schema.sql"), "utf8");

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // NORMAL never damages the index in a power failure. What it loses comes back from the files.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA cache_size = -32000;",
    );
    const { user_version } = database.prepare("PRAGMA user_version").get() ?? {};
    if (user_version === 0)
      database.exec(`BEGIN; ${schema} PRAGMA user_version = ${version}; COMMIT;`);
    else if (user_version !== version) throw new Error("it is of another version");
    const { quick_check } = database.prepare("PRAGMA quick_check(1)").get() ?? {};
    if (quick_check !== "ok") throw new Error(String(quick_check));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the index, or starts an empty one if it is missing, damaged or of another version.
 * @returns the database, and why an existing one was given up
 */
export function openDatabase(path: string): { database: DatabaseSync; problem?: string } {
  try {
    return { database: connect(path) };
  } catch (error) {
    for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(path + end, { force: true });
    return { database: connect(path), problem: (error as Error).message };
  }
}
