import { join } from "node:path";
import { openDatabase } from "../index/database.ts";
import { Deliveries } from "../index/deliveries.ts";
import type { Patch } from "../index/entry.ts";
import { MessageIndex } from "../index/message-index.ts";
import { Journal, type Replay, readJournal } from "./journal.ts";
import type { MailFiles } from "./mail-files.ts";
import type { Quarantine } from "./quarantine.ts";
import { reconcile } from "./reconcile.ts";

type Log = (line: string) => void;

/** SQLite's codes for an index that can no longer be used: CORRUPT, NOTADB. */
const damaged = [11, 26];
/** A journal below this size is not worth rewriting. */
const smallJournal = 1024 * 1024;

type Tables = { messages: MessageIndex; deliveries: Deliveries };

/**
 * The index, always in line with the mails and the journal. It is rebuilt from them at start if it is
 * missing or damaged, and in between if SQLite finds damage.
 */
export class LiveIndex {
  readonly #dataDir: string;
  readonly #files: MailFiles;
  readonly #quarantine: Quarantine;
  readonly #log: Log;
  #tables: Tables;
  #journal: Journal | undefined;

  private constructor(dataDir: string, files: MailFiles, quarantine: Quarantine, log: Log) {
    this.#dataDir = dataDir;
    this.#files = files;
    this.#quarantine = quarantine;
    this.#log = log;
    this.#tables = this.#open();
  }

  static async open(
    dataDir: string,
    files: MailFiles,
    quarantine: Quarantine,
    log: Log,
  ): Promise<LiveIndex> {
    const live = new LiveIndex(dataDir, files, quarantine, log);
    const { journal, replay } = await Journal.open(
      live.#journalPath,
      live.#tables.messages.position,
      (patches, position) => live.use(({ messages }) => messages.apply(patches, position)),
    );
    live.#journal = journal;
    live.#replay(replay);
    // A crash may have left deliveries of messages that were never stored.
    live.#tables.messages.forgetOrphans();
    if (replay.position.offset > smallJournal) await live.#shorten();
    return live;
  }

  get #journalPath(): string {
    return join(this.#dataDir, "journal.jsonl");
  }

  #open(): Tables {
    const start = performance.now();
    const { database, problem } = openDatabase(join(this.#dataDir, "index.sqlite"));
    if (problem !== undefined) this.#log(`the index is rebuilt: ${problem}`);
    const messages = new MessageIndex(database);
    const { added, removed } = reconcile(messages, this.#files, this.#quarantine);
    if (added + removed > 0) {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      this.#log(`indexed ${added} messages, dropped ${removed}, in ${seconds} s`);
    }
    return { messages, deliveries: new Deliveries(database) };
  }

  #replay({ fromStart, patches, damaged: lines, position }: Replay): void {
    const { messages } = this.#tables;
    if (fromStart) messages.forgetPatches();
    messages.apply(patches, position);
    if (lines.length > 0) {
      this.#quarantine.keep("journal.jsonl", `${lines.join("\n")}\n`, "is not readable");
    }
  }

  /** Reads or changes the index; if it turns out to be damaged, rebuilds it first. */
  use<T>(work: (tables: Tables) => T): T {
    try {
      return work(this.#tables);
    } catch (error) {
      const { errcode } = error as { errcode?: number };
      if (errcode === undefined || !damaged.includes(errcode & 0xff)) throw error;
      this.#log(`the index is damaged: ${(error as Error).message}`);
      this.#tables.messages.close();
      this.#tables = this.#open();
      this.#replay(readJournal(this.#journalPath, this.#tables.messages.position));
      return work(this.#tables);
    }
  }

  /** Records changes. Once the promise resolves they are on the disk. */
  async record(patches: readonly Patch[]): Promise<void> {
    await Promise.all(patches.map((patch) => this.#journal?.add(patch)));
  }

  async #shorten(): Promise<void> {
    await this.#journal?.rewrite(() => this.use(({ messages }) => messages.patches()));
  }

  /** Removes messages so that no file here has a word of them. The mails are deleted already. */
  async erase(ids: readonly string[]): Promise<void> {
    this.use(({ messages }) =>
      messages.transaction(() => {
        for (const id of ids) messages.remove(id);
      }),
    );
    // A server's answer in the journal may quote an address.
    await this.#shorten();
    this.use(({ messages }) => messages.checkpoint());
  }

  async close(): Promise<void> {
    await this.#journal?.close();
    this.#tables.messages.close();
  }
}
