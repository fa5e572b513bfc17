import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type {
  Channel,
  Delivery,
  DeliveryState,
  Entry,
  Folder,
  FolderCounts,
  Patch,
} from "./entry.ts";
import { condition, type Filter } from "./search.ts";
import { indexedWords } from "./search-words.ts";
import { type Cutoffs, tooOld } from "./terms.ts";

/** A message with its searchable words. */
export type Indexed = { entry: Entry; body: string };

/** Up to where in which journal the index has read. */
export type JournalPosition = { generation: string; offset: number };

/** How many deliveries of a channel are in each state. */
export type DeliverySummary = Record<DeliveryState, number> & {
  channel: Channel;
  /** When the oldest queued delivery was queued, in milliseconds since the epoch. */
  oldestQueued: number | undefined;
};

type Row = Record<string, SQLOutputValue>;

/**
 * The columns that are not named here bear the names and types of an entry's fields: {@link toRow}
 * has written them.
 */
const toEntry = ({ number: _, recipient, formKey, ...row }: Row): Entry =>
  ({
    ...row,
    receivedAt: new Date(Number(row.receivedAt)),
    to: recipient,
    submissionId: row.submissionId ?? undefined,
    key: formKey,
    read: row.read === 1,
  }) as unknown as Entry;

const toRow = ({ receivedAt, to, key, submissionId, read, ...entry }: Entry): Row => ({
  ...entry,
  receivedAt: receivedAt.getTime(),
  recipient: to,
  formKey: key,
  submissionId: submissionId ?? null,
  read: read ? 1 : 0,
});

/** "" means that it is for all recipients together. */
const toDelivery = ({ id, recipient, lastError, ...row }: Row) => ({
  id: String(id),
  delivery: {
    ...row,
    to: recipient || undefined,
    lastError: lastError ?? undefined,
  } as unknown as Delivery,
});

/** A condition on messages: that one of these channels has not delivered them yet. */
const waiting = (channels: readonly Channel[]): string =>
  `(folder = 'inbox' AND id IN (SELECT id FROM delivery
     WHERE state = 'queued' AND channel IN (${channels.map(() => "?").join(", ")})))`;

export type MessageIndex = ReturnType<typeof messageIndex>;

/**
 * What the mailbox knows about its messages, in SQLite. It holds nothing that is not in the mails
 * or in the journal, so it can be deleted and rebuilt at any time.
 */
export function messageIndex(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  /** The only value of a query's only row; undefined if there is none. */
  const value = (text: string, ...values: SQLInputValue[]) =>
    Object.values(sql(text).get(...values) ?? {})[0] ?? undefined;
  const entries = (rest: string, ...values: SQLInputValue[]): Entry[] =>
    sql(`SELECT * FROM message WHERE ${rest}`)
      .all(...values)
      .map(toEntry);
  const deliveries = (rest: string, ...values: SQLInputValue[]) =>
    sql(`SELECT delivery.* FROM delivery ${rest}`)
      .all(...values)
      .map(toDelivery);

  /** Runs changes as a transaction: all of them count, or none. */
  const together = (change: () => void): void => {
    database.exec("BEGIN");
    try {
      change();
      database.exec("COMMIT");
    } catch (error) {
      // SQLite itself rolls the changes back when the disk is full or fails.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };

  const addOne = ({ entry, body }: Indexed): void => {
    const row = toRow(entry);
    const columns = Object.keys(row);
    const { changes, lastInsertRowid } = sql(
      `INSERT OR IGNORE INTO message (${columns}) VALUES (${columns.map(() => "?")})`,
    ).run(...Object.values(row));
    if (changes === 0) return;
    const { name, email, to, subject, form } = entry;
    sql(
      "INSERT INTO words (rowid, name, email, subject, form, body) VALUES (?, ?, ?, ?, ?, ?)",
    ).run(
      lastInsertRowid,
      ...[name, `${email} ${to}`, subject, form, body].map((text) => indexedWords(text)),
    );
  };

  const applyOne = ({ id, read, status, delivery }: Patch): void => {
    if (read !== undefined) {
      sql("UPDATE message SET read = ? WHERE id = ?").run(read ? 1 : 0, id);
    }
    if (status !== undefined) sql("UPDATE message SET status = ? WHERE id = ?").run(status, id);
    if (!delivery) return;
    const { channel, to = "", state, firstAt, attempts, nextAt, lastError = null } = delivery;
    sql("INSERT OR REPLACE INTO delivery VALUES (?, ?, ?, ?, ?, ?, ?, ?)").run(
      id,
      channel,
      to,
      state,
      firstAt,
      attempts,
      Math.round(nextAt),
      lastError,
    );
  };

  return {
    /** Adds messages, unless they are there already. */
    add: (messages: readonly Indexed[]) => together(() => messages.forEach(addOne)),

    /** Removes messages with their words and deliveries. */
    remove: (ids: Iterable<string>) =>
      together(() => {
        for (const id of ids) {
          sql("DELETE FROM words WHERE rowid = (SELECT number FROM message WHERE id = ?)").run(id);
          sql("DELETE FROM message WHERE id = ?").run(id);
          sql("DELETE FROM delivery WHERE id = ?").run(id);
        }
      }),

    move(id: string, folder: Folder): void {
      sql("UPDATE message SET folder = ? WHERE id = ?").run(folder, id);
    },

    /** Applies changes that are in the journal up to `position`. */
    apply: (patches: readonly Patch[], { generation, offset }: JournalPosition) =>
      together(() => {
        patches.forEach(applyOne);
        sql("INSERT OR REPLACE INTO meta VALUES ('generation', ?)").run(generation);
        sql("INSERT OR REPLACE INTO meta VALUES ('offset', ?)").run(String(offset));
      }),

    position(): JournalPosition {
      const meta = (name: string) => value("SELECT value FROM meta WHERE name = ?", name);
      return { generation: String(meta("generation") ?? ""), offset: Number(meta("offset") ?? 0) };
    },

    /** Forgets everything that came from the journal, before it is read again from its start. */
    forgetPatches: () =>
      together(() => {
        sql("UPDATE message SET read = 0, status = 'new'").run();
        sql("DELETE FROM delivery").run();
      }),

    /** Forgets deliveries of messages that do not exist, and says how many they were. */
    forgetOrphans: (): number =>
      Number(sql("DELETE FROM delivery WHERE id NOT IN (SELECT id FROM message)").run().changes),

    /** The shortest list of patches with the same result as the journal. */
    patches(): Patch[] {
      const marked = entries("read = 1 OR status <> 'new'");
      return [...marked.map(({ id, read, status }) => ({ id, read, status })), ...deliveries("")];
    },

    get: (id: string): Entry | undefined => entries("id = ?", id)[0],

    /** The folder of every message. */
    folderOfEach: (): Map<string, Folder> =>
      new Map(
        sql("SELECT id, folder FROM message")
          .all()
          .map(({ id, folder }) => [String(id), folder as Folder]),
      ),

    counts(): FolderCounts {
      const counts = { inbox: { messages: 0, bytes: 0 }, spam: { messages: 0, bytes: 0 } };
      const rows = sql(
        "SELECT folder, count(*) AS messages, total(bytes) AS bytes FROM message GROUP BY folder",
      ).all();
      for (const { folder, ...use } of rows) Object.assign(counts[folder as Folder], use);
      return counts;
    },

    /** How many messages a filter finds. */
    found(filter: Filter): number {
      const { where, values } = condition(filter);
      return Number(value(`SELECT count(*) FROM message WHERE ${where}`, ...values));
    },

    /** A slice of what a filter finds, newest first. */
    list(filter: Filter, offset: number, limit: number): Entry[] {
      const { where, values } = condition(filter);
      return entries(`${where} ORDER BY id DESC LIMIT ? OFFSET ?`, ...values, limit, offset);
    },

    /** The names of the forms that most messages in the inbox came from, in alphabetical order. */
    forms: (limit: number): string[] =>
      sql(
        `SELECT form FROM (
           SELECT form, count(*) AS number FROM message WHERE form <> '' AND folder = 'inbox'
           GROUP BY form ORDER BY number DESC, form LIMIT ?)
         ORDER BY form`,
      )
        .all(limit)
        .map(({ form }) => String(form)),

    /** The next newer and older messages of the same folder. */
    neighbours(
      { folder, id }: Entry,
      forms?: readonly string[],
    ): { newer: Entry | undefined; older: Entry | undefined } {
      const { where, values } = condition({ folder, forms });
      const [newer] = entries(`${where} AND id > ? ORDER BY id LIMIT 1`, ...values, id);
      const [older] = entries(`${where} AND id < ? ORDER BY id DESC LIMIT 1`, ...values, id);
      return { newer, older };
    },

    /** Messages that are too old and wait for no delivery on the given channels, oldest first. */
    expired(cutoffs: Cutoffs, limit: number, channels: readonly Channel[]): string[] {
      const { sql: old, values } = tooOld(cutoffs);
      const where = `${old} AND NOT ${waiting(channels)} ORDER BY id LIMIT ?`;
      return entries(where, ...values, ...channels, limit).map(({ id }) => id);
    },

    /** How many messages `expired` would find. */
    countExpired(cutoffs: Cutoffs, channels: readonly Channel[]): number {
      const { sql: old, values } = tooOld(cutoffs);
      const query = `SELECT count(*) FROM message WHERE ${old} AND NOT ${waiting(channels)}`;
      return Number(value(query, ...values, ...channels));
    },

    /** How many messages that are too old wait for a delivery on the given channels. */
    waitingSince(cutoffs: Cutoffs, channels: readonly Channel[]): number {
      const { sql: old, values } = tooOld(cutoffs);
      const query = `SELECT count(*) FROM message WHERE ${old} AND ${waiting(channels)}`;
      return Number(value(query, ...values, ...channels));
    },

    /** Messages stored with a submission_id, newest first. */
    submissions: (submissionId: string): Entry[] =>
      entries("submissionId = ? ORDER BY id DESC", submissionId),

    /** What was stored since a time in milliseconds, as the quotas count it. */
    usageSince: (time: number) =>
      sql("SELECT formKey, folder, receivedAt, bytes FROM message WHERE receivedAt >= ?")
        .all(time)
        .map(({ formKey, folder, receivedAt, bytes }) => ({
          key: String(formKey),
          spam: folder === "spam",
          receivedAt: Number(receivedAt),
          bytes: Number(bytes),
        })),

    /**
     * The time of the newest message that is not dated after `limit`, in milliseconds; 0 if there
     * is none.
     */
    newestTime: (limit: number): number =>
      Number(value("SELECT max(receivedAt) FROM message WHERE receivedAt <= ?", limit) ?? 0),

    /** How a message left the mailbox, or will. */
    deliveries: (id: string): Delivery[] =>
      deliveries("WHERE id = ? ORDER BY channel, recipient", id).map(({ delivery }) => delivery),

    /**
     * Deliveries to attempt now, the longest waiting first. A delivery is queued before its message
     * is stored: the join keeps it back until then.
     * @param latest no delivery waits longer than this: a clock that was wrong has said so
     */
    due: (channel: Channel, now: number, latest: number, limit: number) =>
      deliveries(
        `JOIN message USING (id)
         WHERE channel = ? AND state = 'queued' AND NOT nextAt BETWEEN ? AND ? AND folder = 'inbox'
         ORDER BY nextAt LIMIT ?`,
        channel,
        Math.floor(now) + 1,
        Math.floor(latest),
        limit,
      ),

    /** When the next delivery after `now`, and up to `latest`, is due; undefined if none is. */
    nextDue: (channel: Channel, now: number, latest: number) =>
      value(
        "SELECT min(nextAt) FROM delivery WHERE channel = ? AND state = 'queued' AND nextAt BETWEEN ? AND ?",
        channel,
        Math.floor(now) + 1,
        Math.floor(latest),
      ) as number | undefined,

    /**
     * How many messages and queued deliveries are dated after `time`, or wait for an attempt after
     * `latest`.
     */
    dated: (time: number, latest: number) => ({
      messages: Number(value("SELECT count(*) FROM message WHERE receivedAt > ?", time)),
      deliveries: Number(
        value(
          `SELECT count(*) FROM delivery JOIN message USING (id)
           WHERE state = 'queued' AND folder = 'inbox' AND (firstAt > ? OR nextAt > ?)`,
          time,
          Math.ceil(latest),
        ),
      ),
    }),

    /**
     * The number of a channel's deliveries in each state, of messages in the inbox: what is moved to
     * the spam waits there.
     */
    summary(channel: Channel): DeliverySummary {
      const summary = { channel, queued: 0, delivered: 0, failed: 0, oldestQueued: undefined };
      const rows = sql(
        `SELECT state, count(*) AS number, min(firstAt) AS oldest
         FROM delivery JOIN message USING (id)
         WHERE channel = ? AND folder = 'inbox' GROUP BY state`,
      ).all(channel);
      for (const { state, number, oldest } of rows) {
        Object.assign(summary, { [String(state)]: number });
        if (state === "queued") Object.assign(summary, { oldestQueued: oldest });
      }
      return summary;
    },

    /**
     * Writes everything to the main file and empties the log, so that it contains no erased text.
     */
    checkpoint: () => database.exec("PRAGMA wal_checkpoint(TRUNCATE)"),

    close: () => database.close(),
  };
}
