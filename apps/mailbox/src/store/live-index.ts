import { join } from "node:path";
import { isUnusable, openDatabase, removeDatabase } from "../index/database.ts";
import type { Patch } from "../index/entry.ts";
import { type JournalPosition, type MessageIndex, messageIndex } from "../index/message-index.ts";
import { diskProblem } from "./disk-error.ts";
import { nowhere, openJournal, readJournal } from "./journal.ts";
import type { MailFiles } from "./mail-files.ts";
import type { Quarantine } from "./quarantine.ts";
import { reconcile } from "./reconcile.ts";

/** A journal below this size is not worth rewriting. */
const smallJournal = 1024 * 1024;
/** SQLite's name for a database in memory. */
const inMemory = ":memory:";

/**
 * Opens the index, always in line with the mails and the journal. It is rebuilt from them at start
 * if it is missing or damaged, and in between if SQLite finds damage. On a disk that does not take
 * it, it is rebuilt in memory, so that the messages can be read.
 */
export async function openLiveIndex(
  dataDir: string,
  files: MailFiles,
  quarantine: Quarantine,
  log: (line: string) => void,
) {
  const indexPath = join(dataDir, "index.sqlite");
  const journalPath = join(dataDir, "journal.jsonl");
  /**
   * Brings an index in line with the journal.
   * @param applied up to where it has been read; from its start, if messages have come back since
   */
  const replay = (opened: MessageIndex, applied: JournalPosition): void => {
    const { fromStart, patches, damaged, position } = readJournal(journalPath, applied);
    if (!fromStart && position.offset === applied.offset) return;
    if (fromStart) opened.forgetPatches();
    opened.apply(patches, position);
    if (damaged.length > 0) {
      quarantine.keep("journal.jsonl", `${damaged.join("\n")}\n`, "is not readable");
    }
  };
  /** Opens the index at a path, and counts the deliveries in it that no longer have a message. */
  const openAt = (path: string): { opened: MessageIndex; path: string; gone: number } => {
    const start = performance.now();
    const database = openDatabase(path);
    try {
      const opened = messageIndex(database);
      const { added, removed } = reconcile(opened, files, quarantine);
      if (added + removed > 0) {
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        log(`indexed ${added} messages, dropped ${removed}, in ${seconds} s`);
      }
      // Of a file that was away for a while the index has forgotten what the journal says.
      replay(opened, added > 0 ? nowhere : opened.position());
      // A crash may have left deliveries of messages that were never stored.
      return { opened, path, gone: removed + opened.forgetOrphans() };
    } catch (error) {
      database.close();
      throw error;
    }
  };
  const openOnDisk = () => {
    try {
      return openAt(indexPath);
    } catch (error) {
      if (!isUnusable(error)) throw error;
      log(`the index is rebuilt: ${(error as Error).message}`);
      removeDatabase(indexPath);
      return openAt(indexPath);
    }
  };
  const open = () => {
    try {
      return openOnDisk();
    } catch (error) {
      if (diskProblem(error) === undefined) throw error;
      log(`the index is kept in memory until the next start: ${(error as Error).message}`);
      return openAt(inMemory);
    }
  };

  type Call = (...values: unknown[]) => unknown;
  const call = (name: keyof MessageIndex, values: unknown[]): unknown => {
    try {
      return (current.opened[name] as Call)(...values);
    } catch (error) {
      if (!isUnusable(error)) throw error;
      log(`the index is damaged: ${(error as Error).message}`);
      current.opened.close();
      removeDatabase(indexPath);
      current = open();
      return (current.opened[name] as Call)(...values);
    }
  };
  const journal = await openJournal(journalPath, (patches, position) =>
    index.apply(patches, position),
  );
  let current = open();
  /** Reads or changes the index; if it turns out to be damaged, rebuilds it first. */
  const index = new Proxy(current.opened, {
    get:
      (_, name: keyof MessageIndex) =>
      (...values: unknown[]) =>
        call(name, values),
  });

  /** Messages that were not stored after all, and that the index would not forget. */
  const leftovers = new Set<string>();
  /** Whether erased text may remain in the journal or in the log of the index. */
  let mayHaveTraces = false;
  const removeTraces = async (erased: ReadonlySet<string> = new Set()): Promise<void> => {
    mayHaveTraces = true;
    // A server's answer in the journal may quote an address.
    await journal.rewrite(() => index.patches().filter(({ id }) => !erased.has(id)));
    index.remove(erased);
    index.checkpoint();
    // The unused index on the disk still has them.
    if (current.path === inMemory) removeDatabase(indexPath);
    mayHaveTraces = false;
  };
  /** Above this size the journal is rewritten: attempts to deliver only supersede each other. */
  let longest = Math.max(smallJournal, 2 * journal.size());
  let shortening: Promise<void> | undefined;
  const shorten = async (): Promise<void> => {
    await removeTraces().catch((error: Error) =>
      log(`the journal was not rewritten: ${error.message}`),
    );
    longest = Math.max(smallJournal, 2 * journal.size());
    shortening = undefined;
  };
  const live = {
    index,

    /** Records changes. Once the promise resolves they are on the disk. */
    async record(patches: readonly Patch[]): Promise<void> {
      await Promise.all(patches.map(journal.add));
      if (journal.size() > longest) shortening ??= shorten();
    },

    /**
     * Forgets a message that could not be stored. If the disk does not take even that, it is tried
     * again.
     */
    forget(id: string): void {
      leftovers.add(id);
      live.forgetLeftovers();
    },

    forgetLeftovers(): void {
      if (leftovers.size === 0) return;
      try {
        index.remove(leftovers);
        leftovers.clear();
      } catch (error) {
        log(`the index still has what was not stored: ${(error as Error).message}`);
      }
    },

    /**
     * Removes messages so that no file here contains any of their text. The mails are already
     * deleted. If the disk fails, they stay in the index, to be erased again.
     */
    erase: (ids: readonly string[]): Promise<void> => removeTraces(new Set(ids)),

    /** Finishes an erasure that failed or was cut off. */
    async finishErasure(): Promise<void> {
      if (mayHaveTraces) await removeTraces();
    },

    async close(): Promise<void> {
      await shortening;
      await journal.close();
      current.opened.close();
    },
  };
  if (current.gone > 0 || journal.size() > smallJournal) {
    await shorten();
  }
  return live;
}
