import type { Config } from "../config.ts";
import { HttpError } from "../errors.ts";
import {
  channels as allChannels,
  type Channel,
  type Delivery,
  type Entry,
  type Folder,
  type FolderCounts,
  type Patch,
  type Status,
} from "../index/entry.ts";
import type { DeliverySummary } from "../index/message-index.ts";
import type { Filter } from "../index/search.ts";
import type { Cutoffs } from "../index/terms.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { messageIds, messageTime } from "../mail/message-id.ts";
import { addressesIn } from "../submission/address.ts";
import { type Submission, sameAnswers } from "../submission/submission.ts";
import { diskProbe } from "./disk.ts";
import { diskProblem, refusalOf } from "./disk-error.ts";
import { openErased } from "./erased.ts";
import { indexed } from "./indexed.ts";
import { openLiveIndex } from "./live-index.ts";
import { openMailFiles } from "./mail-files.ts";
import { openQuarantine } from "./quarantine.ts";
import { countedSpace } from "./space.ts";

export type StoreOptions = Pick<
  Config,
  "dataDir" | "mailFrom" | "words" | "maxMessages" | "maxBytes"
> & {
  /** How messages leave the mailbox. Each accepted one, except spam, is queued on all of them. */
  channels?: readonly Channel[];
  log?: (line: string) => void;
};

/** How long a submission_id is recognised. */
const submissionIdMs = 30 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const eraseBatch = 500;

function queued(channel: Channel, to?: string): Delivery {
  const now = Date.now();
  const times = { firstAt: now, attempts: 0, nextAt: now, lastError: undefined };
  return { channel, to, state: "queued", ...times };
}

/** The stored messages: accepts, finds, changes and erases them. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens a data directory: creates missing folders, deletes incomplete files, updates the index. */
export async function openStore(options: StoreOptions) {
  const { dataDir, words, mailFrom: from, channels = [], log = () => {} } = options;
  const files = openMailFiles(dataDir);
  const quarantine = openQuarantine(dataDir, log);
  const erased = openErased(dataDir);
  const live = await openLiveIndex(dataDir, files, quarantine, log);
  const { index } = live;
  // A crash may have come between a rename and its sync. From now on that message counts as stored.
  await files.sync();
  const space = countedSpace(options, index.counts());
  // Ids go on after the newest message, unless a wrong clock has dated that one in the future.
  const nextId = messageIds(index.newestTime(Date.now() + day));
  const writing = new Map<string, { digest: string; entry: Promise<Entry> }[]>();
  const erasing = new Set<string>();
  let changing: Promise<unknown> = Promise.resolve();
  let lastCounts: FolderCounts | undefined;

  /**
   * Each recipient gets a separate mail, so that a server that rejects one does not hold up the
   * others.
   */
  const newDeliveries = ({ id, to }: Entry): Patch[] =>
    channels.flatMap((channel) => {
      const recipients = channel === "mail" ? addressesIn(to) : [undefined];
      return recipients.map((address) => ({ id, delivery: queued(channel, address) }));
    });

  const write = async (submission: Submission, folder: Folder): Promise<Entry> => {
    const id = nextId();
    const receivedAt = new Date(messageTime(id));
    const mail = await composeMail(submission, { id, receivedAt, from, words });
    const message = indexed(folder, id, mail);
    space.reserve(folder, mail.length);
    try {
      await files.prepare(id, mail);
      // Queued before it is stored, so that no crash can come between the two.
      if (folder === "inbox") await live.record(newDeliveries(message.entry));
      await files.commit(folder, id);
      index.add([message]);
    } catch (error) {
      await files.discard(folder, id);
      live.forget(id);
      space.release(folder, mail.length);
      throw refusalOf(error);
    }
    if (folder === "inbox") store.onQueued();
    return message.entry;
  };

  const submissionsOf = ({ submissionId = "", key }: Submission, folder: Folder): Entry[] =>
    index.submissions(submissionId).filter(
      (entry) =>
        entry.folder === folder &&
        // A mail that a person put there does not say its key.
        (entry.key === key || entry.key === "") &&
        entry.receivedAt.getTime() > Date.now() - submissionIdMs,
    );
  const known = (ids: readonly string[]): Entry[] =>
    [...new Set(ids)].flatMap((id) => index.get(id) ?? []);

  /**
   * Changes which files there are, or looks for one, after the changes that are under way: while a
   * file is moved, the index does not say where it is.
   */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = changing.then(work);
    changing = done.catch(() => {});
    return done;
  };

  const readInTurn = async (id: string): Promise<Buffer | undefined> => {
    const entry = index.get(id);
    if (!entry) return undefined;
    const raw = await files.read(entry.folder, id);
    // Somebody deleted the file. Lists should not show it any more.
    if (!raw) {
      index.remove([id]);
      space.release(entry.folder, entry.bytes);
    }
    return raw;
  };

  const moveInTurn = async (ids: readonly string[], folder: Folder): Promise<void> => {
    for (const entry of known(ids)) {
      const { id } = entry;
      if (entry.folder === folder) continue;
      if (folder === "inbox" && index.deliveries(id).length === 0) {
        await live.record(newDeliveries(entry));
      }
      await files.move(id, entry.folder, folder);
      try {
        index.move(id, folder);
      } catch (error) {
        // The index would not look for it there, so it would be lost from view.
        await files.move(id, folder, entry.folder);
        throw error;
      }
      space.release(entry.folder, entry.bytes);
      space.take(folder, entry.bytes);
    }
  };

  const eraseInTurn = async (ids: readonly string[]): Promise<number> => {
    const entries = known(ids);
    if (entries.length === 0) return 0;
    for (const { id } of entries) erasing.add(id);
    try {
      const erasedIds = entries.map(({ id }) => id);
      try {
        await erased.note(erasedIds);
      } catch (error) {
        if (diskProblem(error) !== "full") throw error;
        // The space of these mails may be all that is missing.
        await files.erase(entries);
        await erased.note(erasedIds);
      }
      await files.erase(entries);
      await live.erase(erasedIds);
    } finally {
      for (const { id } of entries) erasing.delete(id);
    }
    for (const { folder, bytes } of entries) space.release(folder, bytes);
    return entries.length;
  };

  const { list, found, forms, neighbours, usageSince, get, deliveries, due, nextDue, dated } =
    index;
  const store = {
    list,
    found,
    forms,
    neighbours,
    usageSince,
    get,
    deliveries,
    due,
    nextDue,
    dated,

    /** Called when deliveries may be due. */
    onQueued: () => {},

    /** Whether the disk takes a file at the moment. */
    probe: diskProbe(files.temporary),

    /** The time of the newest message in milliseconds; 0 if there is none. */
    newestTime: () => index.newestTime(Number.MAX_SAFE_INTEGER),

    /** Whether a small message would still fit. */
    hasSpace: space.isLeft,

    /** Number of damaged files that were put aside. */
    quarantined: quarantine.count,

    /**
     * Stores a submission. Once the promise resolves, it is on the disk. A submission_id that was
     * stored in the last 30 days with the same access key in the same folder, or is being stored
     * now, is not stored again, unless it comes with other files.
     * @throws HttpError 409 if it was stored for another message, 507 if the space or the disk is
     *   full
     */
    async add(submission: Submission): Promise<{ entry: Entry; duplicate: boolean }> {
      const { submissionId, key, digest } = submission;
      const folder: Folder = submission.spam ? "spam" : "inbox";
      if (!submissionId) return { entry: await write(submission, folder), duplicate: false };
      const name = JSON.stringify([folder, key, submissionId]);
      const others = writing.get(name) ?? [];
      const earlier = [...submissionsOf(submission, folder), ...others];
      const same = earlier.find((one) => one.digest === "" || one.digest === digest);
      if (same) return { entry: "entry" in same ? await same.entry : same, duplicate: true };
      if (earlier.some((one) => !sameAnswers(one.digest, digest))) {
        throw new HttpError(409, ["usedId"]);
      }
      const now = { digest, entry: write(submission, folder) };
      writing.set(name, [...others, now]);
      try {
        return { entry: await now.entry, duplicate: false };
      } finally {
        const left = writing.get(name)?.filter((one) => one !== now) ?? [];
        if (left.length > 0) writing.set(name, left);
        else writing.delete(name);
      }
    },

    counts: (): FolderCounts => lastCounts ?? index.counts(),

    /** Number of messages in one folder, or in all. */
    count(folder?: Folder): number {
      const { inbox, spam } = store.counts();
      return folder ? { inbox, spam }[folder].messages : inbox.messages + spam.messages;
    },

    /** The ids of all messages that a filter finds, newest first. */
    idsOf: (filter: Filter): string[] => list(filter, 0, store.count()).map(({ id }) => id),

    /** The mail as it is on the disk; undefined if there is none. */
    async read(id: string): Promise<Buffer | undefined> {
      const entry = get(id);
      if (!entry) return undefined;
      return (await files.read(entry.folder, id)) ?? inTurn(() => readInTurn(id));
    },

    /** Records what the staff did about messages. */
    mark: (ids: readonly string[], marks: { read?: boolean; status?: Status }): Promise<void> =>
      live.record(known(ids).map(({ id }) => ({ id, ...marks }))),

    /**
     * Moves messages to another folder. What comes out of the spam folder is delivered like new
     * mail.
     */
    async move(ids: readonly string[], folder: Folder): Promise<void> {
      await inTurn(() => moveInTurn(ids, folder));
      store.onQueued();
    },

    /**
     * Deletes messages for good: the files, the index and the journal have nothing of them
     * afterwards.
     */
    erase: (ids: readonly string[]): Promise<number> => inTurn(() => eraseInTurn(ids)),

    /**
     * How many messages and damaged files `eraseBefore` would erase, and how many messages it would
     * keep.
     */
    expired: (cutoffs: Cutoffs) => ({
      messages: index.countExpired(cutoffs, channels),
      files: quarantine.expired(cutoffs.unknown),
      kept: index.waitingSince(cutoffs, channels),
    }),

    /** The names of the forms that messages in the inbox came from. */
    formNames: (): string[] => index.forms(100),

    /**
     * Erases the messages that are too old, except those that still wait for a delivery, and the
     * damaged files that are. A message queued for a relay that has been turned off does not count as
     * waiting.
     * @returns how many messages and files they were, and how many messages were kept
     */
    async eraseBefore(cutoffs: Cutoffs): Promise<{ erased: number; files: number; kept: number }> {
      await live.finishErasure();
      let messages = 0;
      for (;;) {
        const ids = index.expired(cutoffs, eraseBatch, channels);
        if (ids.length === 0) break;
        messages += await store.erase(ids);
      }
      const files = quarantine.eraseBefore(cutoffs.unknown);
      return { erased: messages, files, kept: index.waitingSince(cutoffs, channels) };
    },

    /** The number of deliveries in each state, for each configured channel. */
    summary(): DeliverySummary[] {
      live.forgetLeftovers();
      return allChannels.filter((channel) => channels.includes(channel)).map(index.summary);
    },

    /** Records the outcome of an attempt to deliver. */
    async setDelivery(id: string, delivery: Delivery): Promise<void> {
      // An erased message leaves nothing behind.
      if (get(id) && !erasing.has(id)) await live.record([{ id, delivery }]);
    },

    /** Queues the failed deliveries of messages in the inbox again. */
    async retry(ids: readonly string[]): Promise<void> {
      const inInbox = known(ids).filter(({ folder }) => folder === "inbox");
      const patches = inInbox.flatMap(({ id }) =>
        deliveries(id)
          .filter(({ state, channel }) => state === "failed" && channels.includes(channel))
          .map(({ channel, to }) => ({ id, delivery: queued(channel, to) })),
      );
      await live.record(patches);
      store.onQueued();
    },

    /** Closes the index. The counts stay as they are. */
    async close(): Promise<void> {
      lastCounts = index.counts();
      await live.close();
    },
  };
  // A restored backup brings back what was erased since it was made.
  const back = erased.among(index.folderOfEach().keys());
  if (back.length > 0) {
    await store.erase(back);
    log(`erased ${back.length} again that a restored backup had brought back`);
  }
  return store;
}
