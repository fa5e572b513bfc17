import { mkdir, open, readdir, readFile, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { HttpError } from "../http-error.ts";
import { composeMail, mailboxHeaders } from "../mail/compose-mail.ts";
import { isMessageId, messageIds, messageTime } from "../mail/message-id.ts";
import { header, readHead } from "../mail/read-mail.ts";
import type { Submission } from "../submission/submission.ts";
import { syncDirectory, writeSynced } from "./durable-files.ts";

export const folders = ["inbox", "spam"] as const;
export type Folder = (typeof folders)[number];

/** A stored message in the index. */
export type Entry = {
  id: string;
  folder: Folder;
  receivedAt: Date;
  name: string;
  email: string;
  to: string;
  subject: string;
  submissionId: string | undefined;
  /** Size of the mail on disk. */
  bytes: number;
};

/** Forwards stored messages. */
export type Outbox = {
  /** Queues a message on the disk. Called before the message itself is stored. */
  enqueue(id: string, recipient: string): Promise<void>;
  /** The message is stored and may be sent. */
  release(id: string): void;
  /** The message could not be stored. */
  cancel(id: string): Promise<void>;
};

export type StoreOptions = {
  dataDir: string;
  mailFrom: string;
  maxMessages: number;
  maxBytes: number;
};

/** How long a submission_id is recognised. */
const submissionIdMs = 30 * 24 * 60 * 60 * 1000;
/** Spam may use a quarter of the space, so that a flood of it cannot keep real messages out. */
const spamShare = 0.25;
/** More than the headers of a stored mail can take. */
const maxHeadBytes = 32 * 1024;
/** Files that are read at the same time while the index is built. */
const loadBatch = 64;

const full = (): HttpError =>
  new HttpError(507, "The mailbox is full and cannot take the message. Please write by e-mail.");

/**
 * Stores messages as files, `inbox/<id>.eml` and `spam/<id>.eml`, with an index in memory that is
 * rebuilt from the files at start. A rename puts each file in place, so none is ever incomplete.
 */
export class Store {
  readonly #options: StoreOptions;
  readonly #temporary: string;
  readonly #entries: Record<Folder, Entry[]> = { inbox: [], spam: [] };
  readonly #byId = new Map<string, Entry>();
  readonly #bySubmission = new Map<string, Entry>();
  readonly #writing = new Map<string, Promise<Entry>>();
  readonly #used: Record<Folder, { bytes: number; messages: number }> = {
    inbox: { bytes: 0, messages: 0 },
    spam: { bytes: 0, messages: 0 },
  };
  #nextId = messageIds();
  /** Forwards messages. Set it before the first message is added. */
  outbox: Outbox | undefined;

  private constructor(options: StoreOptions) {
    this.#options = options;
    this.#temporary = join(options.dataDir, "tmp");
  }

  /** Opens a data directory: creates missing folders, deletes incomplete files, builds the index. */
  static async open(options: StoreOptions): Promise<Store> {
    const store = new Store(options);
    for (const name of ["tmp", ...folders]) {
      await mkdir(join(options.dataDir, name), { recursive: true, mode: 0o700 });
    }
    for (const name of await readdir(store.#temporary)) {
      await unlink(join(store.#temporary, name));
    }
    for (const folder of folders) await store.#load(folder);
    const ids = folders.map((folder) => store.#entries[folder].at(-1)?.id ?? "");
    store.#nextId = messageIds(Math.max(0, ...ids.map((id) => messageTime(id) || 0)));
    return store;
  }

  async #load(folder: Folder): Promise<void> {
    const directory = join(this.#options.dataDir, folder);
    const ids = (await readdir(directory))
      .filter((name) => name.endsWith(".eml"))
      .map((name) => name.slice(0, -".eml".length))
      .filter(isMessageId)
      .sort();
    for (let at = 0; at < ids.length; at += loadBatch) {
      const batch = ids.slice(at, at + loadBatch);
      for (const entry of await Promise.all(batch.map((id) => this.#readEntry(folder, id)))) {
        this.#remember(entry);
        this.#used[folder].bytes += entry.bytes;
        this.#used[folder].messages += 1;
      }
    }
    // A crash may have come between a rename and its sync. From now on that message counts as stored.
    await syncDirectory(directory);
  }

  async #readEntry(folder: Folder, id: string): Promise<Entry> {
    const file = await open(this.#path(folder, id), "r");
    try {
      const { size } = await file.stat();
      const head = Buffer.alloc(Math.min(size, maxHeadBytes));
      await file.read(head, 0, head.length, 0);
      return toEntry(folder, id, head, size);
    } finally {
      await file.close();
    }
  }

  #path(folder: Folder, id: string): string {
    return join(this.#options.dataDir, folder, `${id}.eml`);
  }

  #remember(entry: Entry): void {
    const entries = this.#entries[entry.folder];
    const last = entries.at(-1);
    entries.push(entry);
    // Concurrent writes may finish in a different order than they started.
    if (last && last.id > entry.id) entries.sort((a, b) => (a.id < b.id ? -1 : 1));
    this.#byId.set(entry.id, entry);
    if (entry.submissionId) this.#bySubmission.set(entry.submissionId, entry);
  }

  /**
   * Stores a submission. Once the promise resolves, it is on the disk. A submission_id that was stored
   * in the last 30 days, or is being stored now, is not stored again.
   * @throws HttpError 507 when the configured space or the disk is full
   */
  async add(submission: Submission): Promise<{ entry: Entry; duplicate: boolean }> {
    const { submissionId } = submission;
    if (submissionId === undefined)
      return { entry: await this.#write(submission), duplicate: false };
    const stored = this.#bySubmission.get(submissionId);
    if (stored && Date.now() - stored.receivedAt.getTime() < submissionIdMs) {
      return { entry: stored, duplicate: true };
    }
    const writing = this.#writing.get(submissionId);
    if (writing) return { entry: await writing, duplicate: true };
    const work = this.#write(submission);
    this.#writing.set(submissionId, work);
    try {
      return { entry: await work, duplicate: false };
    } finally {
      this.#writing.delete(submissionId);
    }
  }

  async #write(submission: Submission): Promise<Entry> {
    const folder: Folder = submission.spam ? "spam" : "inbox";
    const id = this.#nextId();
    const receivedAt = new Date(messageTime(id));
    const mail = await composeMail(submission, { id, receivedAt, from: this.#options.mailFrom });
    this.#reserve(folder, mail.length);
    const outbox = folder === "inbox" ? this.outbox : undefined;
    const temporary = join(this.#temporary, `${id}.eml`);
    const path = this.#path(folder, id);
    try {
      await writeSynced(temporary, mail);
      await outbox?.enqueue(id, submission.recipient);
      await rename(temporary, path);
      await syncDirectory(join(this.#options.dataDir, folder));
    } catch (error) {
      await Promise.allSettled([unlink(temporary), unlink(path), outbox?.cancel(id)]);
      this.#used[folder].bytes -= mail.length;
      this.#used[folder].messages -= 1;
      const { code } = error as NodeJS.ErrnoException;
      throw code === "ENOSPC" || code === "EDQUOT" ? full() : error;
    }
    const entry = toEntry(folder, id, mail, mail.length);
    this.#remember(entry);
    outbox?.release(id);
    return entry;
  }

  #reserve(folder: Folder, bytes: number): void {
    const { maxBytes, maxMessages } = this.#options;
    const { inbox, spam } = this.#used;
    const usedBytes = inbox.bytes + spam.bytes;
    const usedMessages = inbox.messages + spam.messages;
    const spamFull =
      folder === "spam" &&
      (spam.bytes + bytes > maxBytes * spamShare || spam.messages + 1 > maxMessages * spamShare);
    if (spamFull || usedBytes + bytes > maxBytes || usedMessages + 1 > maxMessages) throw full();
    this.#used[folder].bytes += bytes;
    this.#used[folder].messages += 1;
  }

  /** Whether a small message would still fit. */
  get hasSpace(): boolean {
    const { inbox, spam } = this.#used;
    return (
      inbox.messages + spam.messages < this.#options.maxMessages &&
      inbox.bytes + spam.bytes + 4096 <= this.#options.maxBytes
    );
  }

  /** Number of messages in one folder, or in all. */
  count(folder?: Folder): number {
    return folder ? this.#entries[folder].length : this.#byId.size;
  }

  /** A slice of a folder, newest first. */
  page(folder: Folder, offset: number, limit: number): Entry[] {
    const entries = this.#entries[folder];
    const end = Math.max(0, entries.length - offset);
    return entries.slice(Math.max(0, end - limit), end).reverse();
  }

  /** The next newer and older messages of the same folder. */
  neighbours(entry: Entry): { newer: Entry | undefined; older: Entry | undefined } {
    const entries = this.#entries[entry.folder];
    const at = entries.indexOf(entry);
    return { newer: entries[at + 1], older: at > 0 ? entries[at - 1] : undefined };
  }

  get(id: string): Entry | undefined {
    return this.#byId.get(id);
  }

  /** The mail as it is on the disk; undefined if somebody deleted the file. */
  async read(id: string): Promise<Buffer | undefined> {
    const entry = this.get(id);
    if (!entry) return undefined;
    try {
      return await readFile(this.#path(entry.folder, id));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }
}

function toEntry(folder: Folder, id: string, mail: Buffer, bytes: number): Entry {
  const { headers, replyTo, to } = readHead(mail);
  return {
    id,
    folder,
    receivedAt: new Date(messageTime(id)),
    name: replyTo.name,
    email: replyTo.address,
    to: to.address,
    subject: header(headers, "Subject"),
    submissionId: header(headers, mailboxHeaders.submissionId) || undefined,
    bytes,
  };
}
