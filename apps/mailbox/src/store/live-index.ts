import { join } from "node:path";
import { isDamage, openDatabase } from "../index/database.ts";
import type { Patch } from "../index/entry.ts";
import { type MessageIndex, messageIndex } from "../index/message-index.ts";
import { diskProblem } from "./disk-error.ts";
import { openJournal, readJournal } from "./journal.ts";
import type { MailFiles } from "./mail-files.ts";
import type { Quarantine } from "./quarantine.ts";
import { reconcile } from "./reconcile.ts";

/** A journal below this size is not worth rewriting. */
const smallJournal = 1024 * 1024;

/**
 * Opens the index, always in line with the mails and the journal. It is rebuilt from them at start if it is missing or
 * damaged, and in between if SQLite finds damage. On a disk that does not take it, it is rebuilt in memory, so that the
 * messages can be read.
 */
export async function openLiveIndex(
  dataDir: string,
  files: MailFiles,
  quarantine: Quarantine,
  log: (line: string) => void,
) {
  const journalPath = join(dataDir, "journal.jsonl");
  /** Brings an index in line with the journal. */
  const replay = (opened: MessageIndex): void => {
    const applied = opened.position();
    const { fromStart, patches, damaged, position } = readJournal(journalPath, applied);
    if (!fromStart && position.offset === applied.offset) return;
    if (fromStart) opened.forgetPatches();
    opened.apply(patches, position);
    if (damaged.length > 0) {
      quarantine.keep("journal.jsonl", `${damaged.join("\n")}\n`, "is not readable");
    }
  };
  /** Opens the index at a path, and says how much of it had no message any more. */
  const openAt = (path: string): { opened: MessageIndex; gone: number } => {
    const start = performance.now();
    const { database, problem } = openDatabase(path);
    if (problem !== undefined) log(`the index is rebuilt: ${problem}`);
    try {
      const opened = messageIndex(database);
      const { added, removed } = reconcile(opened, files, quarantine);
      if (added + removed > 0) {
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        log(`indexed ${added} messages, dropped ${removed}, in ${seconds} s`);
      }
      replay(opened);
      // A crash may have left deliveries of messages that were never stored.
      return { opened, gone: removed + opened.forgetOrphans() };
    } catch (error) {
      database.close();
      throw error;
    }
  };
  const open = () => {
    try {
      return openAt(join(dataDir, "index.sqlite"));
    } catch (error) {
      if (diskProblem(error) === undefined) throw error;
      log(`the index is kept in memory until the next start: ${(error as Error).message}`);
      return openAt(":memory:");
    }
  };

  type Call = (...values: unknown[]) => unknown;
  const call = (name: keyof MessageIndex, values: unknown[]): unknown => {
    try {
      return (current[name] as Call)(...values);
    } catch (error) {
      if (!isDamage(error)) throw error;
      log(`the index is damaged: ${(error as Error).message}`);
      current.close();
      current = open().opened;
      return (current[name] as Call)(...values);
    }
  };
  const journal = await openJournal(journalPath, (patches, position) =>
    index.apply(patches, position),
  );
  const { opened, gone } = open();
  let current = opened;
  /** Reads or changes the index; if it turns out to be damaged, rebuilds it first. */
  const index = new Proxy(current, {
    get:
      (_, name: keyof MessageIndex) =>
      (...values: unknown[]) =>
        call(name, values),
  });

  /** Messages that were not stored after all, and that the index would not forget. */
  const rests = new Set<string>();
  /** Whether erased words may be left in the journal or in the log of the index. */
  let mayHaveTraces = false;
  const removeTraces = async (erased: ReadonlySet<string> = new Set()): Promise<void> => {
    mayHaveTraces = true;
    // A server's answer in the journal may quote an address.
    await journal.rewrite(() => index.patches().filter(({ id }) => !erased.has(id)));
    index.remove(erased);
    index.checkpoint();
    mayHaveTraces = false;
  };
  const live = {
    index,

    /** Records changes. Once the promise resolves they are on the disk. */
    async record(patches: readonly Patch[]): Promise<void> {
      await Promise.all(patches.map(journal.add));
    },

    /** Forgets a message that could not be stored. If the disk does not take even that, it is tried again. */
    forget(id: string): void {
      rests.add(id);
      live.forgetRests();
    },

    forgetRests(): void {
      if (rests.size === 0) return;
      try {
        index.remove(rests);
        rests.clear();
      } catch (error) {
        log(`the index still has what was not stored: ${(error as Error).message}`);
      }
    },

    /**
     * Removes messages so that no file here has a word of them. The mails are deleted already. If the disk does not take
     * it, the index keeps them, to be erased again.
     */
    erase: (ids: readonly string[]): Promise<void> => removeTraces(new Set(ids)),

    /** Finishes an erasure that failed or was cut off. */
    async finishErasure(): Promise<void> {
      if (mayHaveTraces) await removeTraces();
    },

    async close(): Promise<void> {
      await journal.close();
      current.close();
    },
  };
  if (gone > 0 || journal.size() > smallJournal) {
    await removeTraces().catch((error: Error) =>
      log(`the journal was not rewritten: ${error.message}`),
    );
  }
  return live;
}
