import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Raised with every change to the tables: an index of another version is rebuilt. */
const version = 2;

const schema = `
CREATE TABLE message (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  folder TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  form TEXT NOT NULL,
  source TEXT NOT NULL,
  preview TEXT NOT NULL,
  submissionId TEXT,
  formKey TEXT NOT NULL,
  digest TEXT NOT NULL,
  files INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  read INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'new'
);
CREATE INDEX messageOrder ON message (folder, id);
CREATE INDEX messageTime ON message (receivedAt, formKey, bytes);
CREATE INDEX messageSubmission ON message (submissionId) WHERE submissionId IS NOT NULL;

CREATE TABLE delivery (
  id TEXT NOT NULL,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  state TEXT NOT NULL,
  firstAt INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  nextAt INTEGER NOT NULL,
  lastError TEXT,
  PRIMARY KEY (id, channel, recipient)
) WITHOUT ROWID;
CREATE INDEX deliveryDue ON delivery (channel, state, nextAt);

CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- Marks count as letters, so that the vowel signs of Indian scripts do not cut words.
CREATE VIRTUAL TABLE words USING fts5 (
  name, email, subject, form, body,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'"
);
INSERT INTO words (words, rank) VALUES ('secure-delete', 1);
PRAGMA user_version = ${version};
`;

/** The files that SQLite keeps for one database. */
const filesOf = (path: string): string[] =>
  ["", "-wal", "-shm", "-journal"].map((end) => path + end);

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // NORMAL never damages the index in a power failure. What it loses comes back from the files.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA cache_size = -32000;",
    );
    const { user_version } = database.prepare("PRAGMA user_version").get() ?? {};
    if (user_version === 0) database.exec(`BEGIN; ${schema} COMMIT;`);
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
    for (const file of filesOf(path)) rmSync(file, { force: true });
    return { database: connect(path), problem: (error as Error).message };
  }
}
