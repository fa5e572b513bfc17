import { HttpError } from "../http-error.ts";
import type { DeliverySummary } from "../index/deliveries.ts";
import {
  channels as allChannels,
  type Channel,
  type Delivery,
  type Entry,
  type Folder,
  folders,
  type Patch,
  type Status,
} from "../index/entry.ts";
import type { FolderCounts, Usage } from "../index/message-index.ts";
import type { Filter } from "../index/search.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { messageIds, messageTime } from "../mail/message-id.ts";
import { addressesIn } from "../submission/address.ts";
import { type Submission, sameAnswers } from "../submission/submission.ts";
import type { Words } from "../words.ts";
import { syncDirectory } from "./durable-files.ts";
import { indexed } from "./indexed.ts";
import { LiveIndex } from "./live-index.ts";
import { MailFiles } from "./mail-files.ts";
import { diskProbe } from "./probe.ts";
import { Quarantine } from "./quarantine.ts";
import { full, Space } from "./space.ts";

export type StoreOptions = {
  dataDir: string;
  mailFrom: string;
  words: Words;
  maxMessages: number;
  maxBytes: number;
  /** How messages leave the mailbox. Each accepted one, except spam, is queued on all of them. */
  channels?: readonly Channel[];
  log?: (line: string) => void;
};

/** How long a submission_id is recognised. */
const submissionIdMs = 30 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** Messages that are erased at a time. */
const eraseBatch = 500;

const conflict = (): HttpError => new HttpError(409, ["usedId"]);

/** A delivery that is due at once. */
function queued(channel: Channel, to?: string): Delivery {
  const now = Date.now();
  const times = { firstAt: now, attempts: 0, nextAt: now, lastError: undefined };
  return { channel, to, state: "queued", ...times };
}

/** The stored messages: accepts, finds, changes and erases them. */
export class Store {
  readonly #options: StoreOptions;
  readonly #channels: readonly Channel[];
  readonly #files: MailFiles;
  readonly #quarantine: Quarantine;
  readonly #index: LiveIndex;
  readonly #space: Space;
  readonly #nextId: () => string;
  readonly #writing = new Map<string, { digest: string; entry: Promise<Entry> }[]>();
  #lastCounts: FolderCounts | undefined;
  /** Whether the disk takes a file at the moment. */
  readonly probe: () => Promise<boolean>;
  /** Called when deliveries may be due. */
  onQueued: () => void = () => {};

  private constructor(
    options: StoreOptions,
    files: MailFiles,
    quarantine: Quarantine,
    index: LiveIndex,
  ) {
    this.#options = options;
    this.#channels = options.channels ?? [];
    this.#files = files;
    this.#quarantine = quarantine;
    this.#index = index;
    this.#space = new Space(options, this.counts());
    // Ids go on after the newest message, unless a wrong clock has dated that one in the future.
    this.#nextId = messageIds(index.use(({ messages }) => messages.newestTime(Date.now() + day)));
    this.probe = diskProbe(files.temporary);
  }

  /** Opens a data directory: creates missing folders, deletes incomplete files, updates the index. */
  static async open(options: StoreOptions): Promise<Store> {
    const { dataDir, log = () => {} } = options;
    const files = new MailFiles(dataDir);
    await files.discardTemporary();
    const quarantine = new Quarantine(dataDir, log);
    const index = await LiveIndex.open(dataDir, files, quarantine, log);
    // A crash may have come between a rename and its sync. From now on that message counts as stored.
    for (const folder of folders) await syncDirectory(files.directory(folder));
    return new Store(options, files, quarantine, index);
  }

  /**
   * Stores a submission. Once the promise resolves, it is on the disk. A submission_id that was stored
   * in the last 30 days with the same access key in the same folder, or is being stored now, is not
   * stored again, unless it comes with other files.
   * @throws HttpError 409 if it was stored for another message, 507 if the space or the disk is full
   */
  async add(submission: Submission): Promise<{ entry: Entry; duplicate: boolean }> {
    const { submissionId, key, digest } = submission;
    const folder: Folder = submission.spam ? "spam" : "inbox";
    if (!submissionId) return { entry: await this.#write(submission, folder), duplicate: false };
    const name = JSON.stringify([folder, key, submissionId]);
    const writing = this.#writing.get(name) ?? [];
    const earlier = [...this.#stored(submissionId, key, folder), ...writing];
    const same = earlier.find((one) => one.digest === "" || one.digest === digest);
    if (same) return { entry: "entry" in same ? await same.entry : same, duplicate: true };
    if (earlier.some((one) => !sameAnswers(one.digest, digest))) throw conflict();
    const now = { digest, entry: this.#write(submission, folder) };
    this.#writing.set(name, [...writing, now]);
    try {
      return { entry: await now.entry, duplicate: false };
    } finally {
      const others = this.#writing.get(name)?.filter((one) => one !== now) ?? [];
      if (others.length > 0) this.#writing.set(name, others);
      else this.#writing.delete(name);
    }
  }

  #stored(submissionId: string, key: string, folder: Folder): Entry[] {
    const since = Date.now() - submissionIdMs;
    return this.#index
      .use(({ messages }) => messages.submissions(submissionId))
      .filter(
        (entry) =>
          entry.folder === folder &&
          // A mail that a person put there does not say its key.
          (entry.key === key || entry.key === "") &&
          entry.receivedAt.getTime() > since,
      );
  }

  async #write(submission: Submission, folder: Folder): Promise<Entry> {
    const id = this.#nextId();
    const receivedAt = new Date(messageTime(id));
    const { mailFrom: from, words } = this.#options;
    const mail = await composeMail(submission, { id, receivedAt, from, words });
    const message = indexed(folder, id, mail);
    this.#space.reserve(folder, mail.length);
    try {
      await this.#files.prepare(id, mail);
      // Queued before it is stored, so that no crash can come between the two.
      if (folder === "inbox") await this.#index.record(this.#newDeliveries(message.entry));
      await this.#files.commit(folder, id);
      this.#index.use(({ messages }) => messages.transaction(() => messages.add(message)));
    } catch (error) {
      await this.#files.discard(folder, id);
      this.#index.use(({ messages }) => messages.remove(id));
      this.#space.release(folder, mail.length);
      const { code } = error as NodeJS.ErrnoException;
      throw code === "ENOSPC" || code === "EDQUOT" ? full() : error;
    }
    if (folder === "inbox") this.onQueued();
    return message.entry;
  }

  /** A mail goes to each recipient by itself, so that a server that refuses one holds up no other. */
  #newDeliveries({ id, to }: Entry): Patch[] {
    return this.#channels.flatMap((channel) => {
      const recipients = channel === "mail" ? addressesIn(to) : [undefined];
      return recipients.map((address) => ({ id, delivery: queued(channel, address) }));
    });
  }

  /** Whether a small message would still fit. */
  get hasSpace(): boolean {
    return this.#space.left;
  }

  /** Number of damaged files that were put aside. */
  get quarantined(): number {
    return this.#quarantine.count;
  }

  counts(): FolderCounts {
    return this.#lastCounts ?? this.#index.use(({ messages }) => messages.counts());
  }

  /** Number of messages in one folder, or in all. */
  count(folder?: Folder): number {
    const counts = this.counts();
    return folder ? counts[folder].messages : counts.inbox.messages + counts.spam.messages;
  }

  /** How many messages a filter finds. */
  found(filter: Filter): number {
    return this.#index.use(({ messages }) => messages.count(filter));
  }

  /** A slice of what a filter finds, newest first. */
  list(filter: Filter, offset: number, limit: number): Entry[] {
    return this.#index.use(({ messages }) => messages.list(filter, offset, limit));
  }

  /** The names of the forms that messages came from. */
  forms(): string[] {
    return this.#index.use(({ messages }) => messages.forms());
  }

  /** The ids of all messages that a filter finds, newest first. */
  idsOf(filter: Filter): string[] {
    return this.list(filter, 0, this.count()).map(({ id }) => id);
  }

  /** The next newer and older messages of the same folder. */
  neighbours(entry: Entry): { newer: Entry | undefined; older: Entry | undefined } {
    return this.#index.use(({ messages }) => messages.neighbours(entry));
  }

  /** What was stored since a time in milliseconds, for each message. */
  usageSince(time: number): readonly Usage[] {
    return this.#index.use(({ messages }) => messages.usageSince(time));
  }

  get(id: string): Entry | undefined {
    return this.#index.use(({ messages }) => messages.get(id));
  }

  /** The mail as it is on the disk; undefined if there is none. */
  async read(id: string): Promise<Buffer | undefined> {
    const entry = this.get(id);
    if (!entry) return undefined;
    const raw = await this.#files.read(entry.folder, id);
    // Somebody deleted the file. Lists should not show it any more.
    if (!raw) {
      this.#index.use(({ messages }) => messages.transaction(() => messages.remove(id)));
      this.#space.release(entry.folder, entry.bytes);
    }
    return raw;
  }

  #known(ids: readonly string[]): Entry[] {
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  /** Records what the staff did about messages. */
  async mark(ids: readonly string[], marks: { read?: boolean; status?: Status }): Promise<void> {
    await this.#index.record(this.#known(ids).map(({ id }) => ({ id, ...marks })));
  }

  /** Moves messages to another folder. What comes out of the spam folder is delivered like new mail. */
  async move(ids: readonly string[], folder: Folder): Promise<void> {
    for (const entry of this.#known(ids)) {
      const { id } = entry;
      if (entry.folder === folder) continue;
      if (folder === "inbox" && this.deliveries(id).length === 0) {
        await this.#index.record(this.#newDeliveries(entry));
      }
      await this.#files.move(id, entry.folder, folder);
      this.#index.use(({ messages }) => messages.move(id, folder));
      this.#space.release(entry.folder, entry.bytes);
      this.#space.take(folder, entry.bytes);
    }
    this.onQueued();
  }

  /** Deletes messages for good: the files, the index and the journal have nothing of them afterwards. */
  async erase(ids: readonly string[]): Promise<number> {
    const entries = this.#known(ids);
    if (entries.length === 0) return 0;
    await this.#files.erase(entries);
    await this.#index.erase(entries.map(({ id }) => id));
    for (const { folder, bytes } of entries) this.#space.release(folder, bytes);
    return entries.length;
  }

  /**
   * Erases the messages received before a time in milliseconds, except those that still wait for a delivery. One
   * queued for a relay that has been turned off waits for nothing.
   * @returns how many they were, and how many were kept
   */
  async eraseBefore(time: number): Promise<{ erased: number; kept: number }> {
    const channels = this.#channels;
    let erased = 0;
    for (;;) {
      const ids = this.#index.use(({ messages }) => messages.expired(time, eraseBatch, channels));
      if (ids.length === 0) break;
      erased += await this.erase(ids);
    }
    const kept = this.#index.use(({ messages }) => messages.waitingSince(time, channels));
    return { erased, kept };
  }

  /** How a message left the mailbox, or will. */
  deliveries(id: string): Delivery[] {
    return this.#index.use((tables) => tables.deliveries.of(id));
  }

  /** Deliveries to attempt now, the longest waiting first. */
  due(channel: Channel, now: number, limit: number): { id: string; delivery: Delivery }[] {
    return this.#index.use((tables) => tables.deliveries.due(channel, now, limit));
  }

  /** When the next delivery after `now` is due; undefined if none is. */
  nextDue(channel: Channel, now: number): number | undefined {
    return this.#index.use((tables) => tables.deliveries.nextAfter(channel, now));
  }

  /** The number of deliveries in each state, for each configured channel. */
  summary(): DeliverySummary[] {
    return allChannels
      .filter((channel) => this.#channels.includes(channel))
      .map((channel) => this.#index.use((tables) => tables.deliveries.summary(channel)));
  }

  /** Records the outcome of an attempt to deliver. */
  async setDelivery(id: string, delivery: Delivery): Promise<void> {
    // An erased message leaves nothing behind.
    if (this.get(id)) await this.#index.record([{ id, delivery }]);
  }

  /** Queues the failed deliveries of messages again. */
  async retry(ids: readonly string[]): Promise<void> {
    const patches = this.#known(ids).flatMap(({ id }) =>
      this.deliveries(id)
        .filter(({ state, channel }) => state === "failed" && this.#channels.includes(channel))
        .map(({ channel, to }) => ({ id, delivery: queued(channel, to) })),
    );
    await this.#index.record(patches);
    this.onQueued();
  }

  /** Closes the index. The counts stay as they are. */
  async close(): Promise<void> {
    this.#lastCounts = this.counts();
    await this.#index.close();
  }
}
