import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { toDelivery } from "./deliveries.ts";
import type { Channel, Entry, Folder, Patch } from "./entry.ts";
import { condition, type Filter } from "./search.ts";

/** A message with the words that a search finds it by. */
export type Indexed = { entry: Entry; body: string };

/** Where in which journal the index stands. */
export type JournalPosition = { generation: string; offset: number };

/** A stored message, as the quotas count it. */
export type Usage = { key: string; spam: boolean; receivedAt: number; bytes: number };

export type FolderCounts = Readonly<Record<Folder, { messages: number; bytes: number }>>;

type Row = Record<string, SQLInputValue>;

/** The columns that are not named here bear the names and types of an entry's fields: {@link toRow} has written them. */
const toEntry = ({ number: _, recipient, formKey, ...row }: Row): Entry =>
  ({
    ...row,
    receivedAt: new Date(Number(row.receivedAt)),
    to: recipient,
    submissionId: row.submissionId ?? undefined,
    key: formKey,
    read: row.read === 1,
  }) as unknown as Entry;

/** The opposite of {@link toEntry}. */
const toRow = ({ receivedAt, to, key, submissionId, read, ...entry }: Entry): Row => ({
  ...entry,
  receivedAt: receivedAt.getTime(),
  recipient: to,
  formKey: key,
  submissionId: submissionId ?? null,
  read: read ? 1 : 0,
});

/** A condition on messages: that one of these channels has not delivered them yet. */
const waiting = (channels: readonly Channel[]): string =>
  `(folder = 'inbox' AND id IN (SELECT id FROM delivery
     WHERE state = 'queued' AND channel IN (${channels.map(() => "?").join(", ")})))`;

/**
 * What the mailbox knows about its messages, in SQLite. It holds nothing that is not in the mails or in
 * the journal, so it can be deleted and rebuilt at any time.
 */
export class MessageIndex {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #sql(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#sql(sql).all(...values) as Row[];
  }

  #get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#sql(sql).get(...values) as Row | undefined;
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#sql(sql).run(...values);
  }

  /** Runs changes as one: all of them count, or none. */
  transaction(change: () => void): void {
    this.#database.exec("BEGIN");
    try {
      change();
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Adds a message, unless it is there already. */
  add({ entry, body }: Indexed): void {
    const row = toRow(entry);
    const columns = Object.keys(row);
    const { changes, lastInsertRowid } = this.#sql(
      `INSERT OR IGNORE INTO message (${columns}) VALUES (${columns.map(() => "?")})`,
    ).run(...Object.values(row));
    if (changes === 0) return;
    this.#run(
      "INSERT INTO words (rowid, name, email, subject, form, body) VALUES (?, ?, ?, ?, ?, ?)",
      lastInsertRowid,
      entry.name,
      `${entry.email} ${entry.to}`,
      entry.subject,
      entry.form,
      body,
    );
  }

  /** Removes a message with its words and deliveries. */
  remove(id: string): void {
    this.#run("DELETE FROM words WHERE rowid = (SELECT number FROM message WHERE id = ?)", id);
    this.#run("DELETE FROM message WHERE id = ?", id);
    this.#run("DELETE FROM delivery WHERE id = ?", id);
  }

  move(id: string, folder: Folder): void {
    this.#run("UPDATE message SET folder = ? WHERE id = ?", folder, id);
  }

  /** Applies changes that are in the journal up to `position`. */
  apply(patches: readonly Patch[], position: JournalPosition): void {
    this.transaction(() => {
      for (const { id, read, status, delivery } of patches) {
        if (read !== undefined)
          this.#run("UPDATE message SET read = ? WHERE id = ?", read ? 1 : 0, id);
        if (status !== undefined)
          this.#run("UPDATE message SET status = ? WHERE id = ?", status, id);
        if (delivery) {
          this.#run(
            "INSERT OR REPLACE INTO delivery VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            id,
            delivery.channel,
            delivery.to ?? "",
            delivery.state,
            delivery.firstAt,
            delivery.attempts,
            Math.round(delivery.nextAt),
            delivery.lastError ?? null,
          );
        }
      }
      this.#run("INSERT OR REPLACE INTO meta VALUES ('generation', ?)", position.generation);
      this.#run("INSERT OR REPLACE INTO meta VALUES ('offset', ?)", String(position.offset));
    });
  }

  get position(): JournalPosition {
    const value = (name: string) => this.#get("SELECT value FROM meta WHERE name = ?", name)?.value;
    return { generation: String(value("generation") ?? ""), offset: Number(value("offset") ?? 0) };
  }

  /** Forgets everything that came from the journal, before it is read again from its start. */
  forgetPatches(): void {
    this.transaction(() => {
      this.#run("UPDATE message SET read = 0, status = 'new'");
      this.#run("DELETE FROM delivery");
    });
  }

  /** Forgets deliveries of messages that do not exist. */
  forgetOrphans(): void {
    this.#run("DELETE FROM delivery WHERE id NOT IN (SELECT id FROM message)");
  }

  /** The shortest list of patches with the same result as the journal. */
  patches(): Patch[] {
    const marked = this.#all("SELECT * FROM message WHERE read = 1 OR status <> 'new'");
    const deliveries = this.#all("SELECT * FROM delivery");
    return [
      ...marked.map(toEntry).map(({ id, read, status }) => ({ id, read, status })),
      ...deliveries.map((row) => ({ id: String(row.id), delivery: toDelivery(row) })),
    ];
  }

  get(id: string): Entry | undefined {
    const row = this.#get("SELECT * FROM message WHERE id = ?", id);
    return row && toEntry(row);
  }

  /** The folder of every message. */
  *folders(): Iterable<{ id: string; folder: Folder }> {
    const statement = this.#database.prepare("SELECT id, folder FROM message");
    for (const row of statement.iterate()) yield row as { id: string; folder: Folder };
  }

  counts(): FolderCounts {
    const counts = {
      inbox: { messages: 0, bytes: 0 },
      spam: { messages: 0, bytes: 0 },
    };
    const rows = this.#all(
      "SELECT folder, count(*) AS messages, total(bytes) AS bytes FROM message GROUP BY folder",
    );
    for (const { folder, messages, bytes } of rows) {
      Object.assign(counts[folder as Folder], { messages, bytes });
    }
    return counts;
  }

  /** How many messages a filter finds. */
  count(filter: Filter): number {
    const { where, values } = condition(filter);
    return Number(this.#get(`SELECT count(*) AS n FROM message WHERE ${where}`, ...values)?.n ?? 0);
  }

  /** Messages that a filter finds, newest first. */
  list(filter: Filter, offset: number, limit: number): Entry[] {
    const { where, values } = condition(filter);
    return this.#all(
      `SELECT * FROM message WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      ...values,
      limit,
      offset,
    ).map(toEntry);
  }

  /** The names of the forms that messages came from. */
  forms(): string[] {
    const rows = this.#all("SELECT DISTINCT form FROM message WHERE form <> '' ORDER BY form");
    return rows.map(({ form }) => String(form));
  }

  /** The next newer and older messages of the same folder. */
  neighbours({ folder, id }: Entry): { newer: Entry | undefined; older: Entry | undefined } {
    const row = (comparison: string) => {
      const sql = `SELECT * FROM message WHERE folder = ? AND id ${comparison}`;
      return this.#all(sql, folder, id).map(toEntry)[0];
    };
    return {
      newer: row("> ? ORDER BY id LIMIT 1"),
      older: row("< ? ORDER BY id DESC LIMIT 1"),
    };
  }

  /** Messages received before a time that wait for no delivery on the given channels, oldest first. */
  expired(time: number, limit: number, channels: readonly Channel[]): string[] {
    return this.#all(
      `SELECT id FROM message WHERE receivedAt < ? AND NOT ${waiting(channels)} ORDER BY id LIMIT ?`,
      time,
      ...channels,
      limit,
    ).map(({ id }) => String(id));
  }

  /** How many messages received before a time wait for a delivery on the given channels. */
  waitingSince(time: number, channels: readonly Channel[]): number {
    const row = this.#get(
      `SELECT count(*) AS n FROM message WHERE receivedAt < ? AND ${waiting(channels)}`,
      time,
      ...channels,
    );
    return Number(row?.n ?? 0);
  }

  /** Messages stored with a submission_id, newest first. */
  submissions(submissionId: string): Entry[] {
    return this.#all(
      "SELECT * FROM message WHERE submissionId = ? ORDER BY id DESC",
      submissionId,
    ).map(toEntry);
  }

  /** What each key has stored since a time in milliseconds. */
  usageSince(time: number): Usage[] {
    return this.#all(
      "SELECT formKey AS key, folder, receivedAt, bytes FROM message WHERE receivedAt >= ?",
      time,
    ).map(({ key, folder, receivedAt, bytes }) => ({
      key: String(key),
      spam: folder === "spam",
      receivedAt: Number(receivedAt),
      bytes: Number(bytes),
    }));
  }

  /** The time of the newest message that is not dated after `limit`, in milliseconds; 0 if there is none. */
  newestTime(limit: number): number {
    const row = this.#get("SELECT max(receivedAt) AS t FROM message WHERE receivedAt <= ?", limit);
    return Number(row?.t ?? 0);
  }

  /** Writes everything to the main file and empties the log, so that erased words are on no page of it. */
  checkpoint(): void {
    this.#database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  close(): void {
    this.#database.close();
  }
}
