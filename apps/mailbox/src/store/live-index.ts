import { join } from "node:path";
import { openDatabase } from "../index/database.ts";
import type { Patch } from "../index/entry.ts";
import { type MessageIndex, messageIndex } from "../index/message-index.ts";
import { openJournal, type Replay, readJournal } from "./journal.ts";
import type { MailFiles } from "./mail-files.ts";
import type { Quarantine } from "./quarantine.ts";
import { reconcile } from "./reconcile.ts";

/** SQLite's codes for an index that can no longer be used: CORRUPT, NOTADB. */
const damaged = [11, 26];
/** A journal below this size is not worth rewriting. */
const smallJournal = 1024 * 1024;

/**
 * Opens the index, always in line with the mails and the journal. It is rebuilt from them at start if it is
 * missing or damaged, and in between if SQLite finds damage.
 */
export async function openLiveIndex(
  dataDir: string,
  files: MailFiles,
  quarantine: Quarantine,
  log: (line: string) => void,
) {
  const open = (): MessageIndex => {
    const start = performance.now();
    const { database, problem } = openDatabase(join(dataDir, "index.sqlite"));
    if (problem !== undefined) log(`the index is rebuilt: ${problem}`);
    const opened = messageIndex(database);
    const { added, removed } = reconcile(opened, files, quarantine);
    if (added + removed > 0) {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      log(`indexed ${added} messages, dropped ${removed}, in ${seconds} s`);
    }
    return opened;
  };
  const replayInto = (opened: MessageIndex, { fromStart, patches, damaged, position }: Replay) => {
    if (fromStart) opened.forgetPatches();
    opened.apply(patches, position);
    if (damaged.length > 0) {
      quarantine.keep("journal.jsonl", `${damaged.join("\n")}\n`, "is not readable");
    }
  };

  const journalPath = join(dataDir, "journal.jsonl");
  let current = open();
  const rebuild = (): void => {
    current.close();
    current = open();
    replayInto(current, readJournal(journalPath, current.position()));
  };
  type Call = (...values: unknown[]) => unknown;
  const call = (name: keyof MessageIndex, values: unknown[]): unknown => {
    try {
      return (current[name] as Call)(...values);
    } catch (error) {
      const { errcode = 0, message } = error as Error & { errcode?: number };
      if (!damaged.includes(errcode & 0xff)) throw error;
      log(`the index is damaged: ${message}`);
      rebuild();
      return (current[name] as Call)(...values);
    }
  };
  /** Reads or changes the index; if it turns out to be damaged, rebuilds it first. */
  const index = new Proxy(current, {
    get:
      (_, name: keyof MessageIndex) =>
      (...values: unknown[]) =>
        call(name, values),
  });

  const { journal, replay } = await openJournal(journalPath, index.position(), index.apply);
  replayInto(current, replay);
  // A crash may have left deliveries of messages that were never stored.
  index.forgetOrphans();
  if (replay.position.offset > smallJournal) await journal.rewrite(index.patches);

  return {
    index,

    /** Records changes. Once the promise resolves they are on the disk. */
    async record(patches: readonly Patch[]): Promise<void> {
      await Promise.all(patches.map(journal.add));
    },

    /** Removes messages so that no file here has a word of them. The mails are deleted already. */
    async erase(ids: readonly string[]): Promise<void> {
      index.remove(ids);
      // A server's answer in the journal may quote an address.
      await journal.rewrite(index.patches);
      index.checkpoint();
    },

    async close(): Promise<void> {
      await journal.close();
      current.close();
    },
  };
}
