/**
 * Loaded before a mailbox process (`--import`): makes its disk fail as the test says, by a message
 * or from the start by FAULT. It replaces Node's calls to the system, so that all of the mailbox is
 * real, including SQLite's errors.
 */
import files from "node:fs";
import promises, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { DatabaseSync } from "node:sqlite";

/** What the disk takes: a number of bytes, or nothing at all because it is read-only. */
export type Fault = { bytes: number } | "read-only" | "none";

let fault: Fault = JSON.parse(process.env.FAULT ?? '"none"');
const databases = new Set<DatabaseSync>();

const systemError = (code: string) => Object.assign(new Error(`${code}: by the test`), { code });
const sqliteError = (errcode: number, message: string) =>
  Object.assign(new Error(message), { code: "ERR_SQLITE_ERROR", errcode });

const refuseIfReadOnly = (): void => {
  if (fault === "read-only") throw systemError("EROFS");
};

/** How many of these bytes the disk takes. */
function taken(length: number): number {
  refuseIfReadOnly();
  if (typeof fault !== "object") return length;
  const bytes = Math.min(length, fault.bytes);
  if (bytes === 0 && length > 0) throw systemError("ENOSPC");
  fault = { bytes: fault.bytes - bytes };
  return bytes;
}

const { writeFile, open, rename } = promises;
promises.writeFile = async (path, data, options) => {
  const bytes = Buffer.from(data as Buffer);
  const length = taken(bytes.length);
  await writeFile(path, bytes.subarray(0, length), options);
  if (length < bytes.length) throw systemError("ENOSPC");
};
promises.open = async (path, flags, mode) => {
  if (flags !== "r") refuseIfReadOnly();
  return open(path, flags, mode);
};
promises.rename = async (from, to) => {
  refuseIfReadOnly();
  return rename(from, to);
};
const { writeFileSync } = files;
files.writeFileSync = (path, data, options) => {
  if (taken(Buffer.byteLength(data as Buffer)) === 0) return;
  writeFileSync(path, data, options);
};
syncBuiltinESMExports();

const probe = await open(process.execPath, "r");
const handle: Pick<FileHandle, "write" | "truncate"> = Object.getPrototypeOf(probe);
await probe.close();
const { write, truncate } = handle;
type Write = (data: Buffer, at: number, length: number, to: number) => ReturnType<typeof write>;
const writePart: Write = async function (this: FileHandle, data, at, length, to) {
  return (write as Write).call(this, data, at, taken(length), to);
};
handle.write = writePart as typeof write;
handle.truncate = async function (this: FileHandle, length) {
  refuseIfReadOnly();
  return truncate.call(this, length);
};

/** Makes SQLite itself refuse what the disk would: it may not grow, or not write. */
function limit(database: DatabaseSync): void {
  const pages = typeof fault === "object" ? 1 : 4_294_967_294;
  exec.call(database, `PRAGMA max_page_count = ${pages}`);
  exec.call(database, `PRAGMA query_only = ${fault === "read-only" ? 1 : 0}`);
}
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, text) {
  // Locks, and the log that SQLite creates beside an index, need a disk that takes something.
  const isInMemory = this.location() === null;
  if (fault === "read-only" && text.includes("EXCLUSIVE")) {
    throw sqliteError(8, "attempt to write a readonly database");
  }
  if (typeof fault === "object" && !isInMemory && text.includes("journal_mode")) {
    throw sqliteError(13, "database or disk is full");
  }
  exec.call(this, text);
  if (isInMemory || databases.has(this)) return;
  databases.add(this);
  limit(this);
};

process.on("message", (next: Fault) => {
  fault = next;
  for (const database of databases) if (database.isOpen) limit(database);
  process.send?.("set");
});
process.channel?.unref();
