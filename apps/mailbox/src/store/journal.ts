import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type FileHandle, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { Patch } from "../index/entry.ts";
import type { JournalPosition } from "../index/message-index.ts";
import { syncDirectory, writeSynced } from "./durable-files.ts";
import { readPatch } from "./patch.ts";

type Waiting = {
  line: string;
  patch: Patch;
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** Called with changes that are on the disk, in their order, before anybody learns of it. */
export type OnPatches = (patches: readonly Patch[], position: JournalPosition) => void;

const toLine = (patch: Patch): string => `${JSON.stringify(patch)}\n`;
const headOf = (generation: string): string => `${JSON.stringify({ journal: 1, generation })}\n`;

/** What reading a journal found. */
export type Replay = {
  /** Whether the index stood in another journal, so that it must forget what it had. */
  fromStart: boolean;
  patches: Patch[];
  /** Lines that are not changes, as they are. */
  damaged: string[];
  position: JournalPosition;
};

/**
 * The file of changes to what the mails do not say: read, status, deliveries. Changes are only ever
 * added at its end, and many that arrive together share one sync. Rewriting drops superseded lines.
 */
export class Journal {
  readonly #path: string;
  readonly #onPatches: OnPatches;
  #file: FileHandle;
  #position: JournalPosition;
  #waiting: Waiting[] = [];
  #work: Promise<void> | undefined;
  #rewriting: (() => Promise<void>) | undefined;
  #closed = false;

  private constructor(
    path: string,
    file: FileHandle,
    position: JournalPosition,
    onPatches: OnPatches,
  ) {
    this.#path = path;
    this.#file = file;
    this.#position = position;
    this.#onPatches = onPatches;
  }

  /**
   * Opens the journal, or starts one.
   * @param applied where the index stands; what comes after it is in `replay`
   */
  static async open(
    path: string,
    applied: JournalPosition,
    onPatches: OnPatches,
  ): Promise<{ journal: Journal; replay: Replay }> {
    if (!existsSync(path)) await writeDurablyHere(path, headOf(randomUUID()));
    const replay = readJournal(path, applied);
    const file = await open(path, "r+");
    // A crash may have cut the last line. Nobody was told that it is stored.
    await file.truncate(replay.position.offset);
    return { journal: new Journal(path, file, replay.position, onPatches), replay };
  }

  get position(): JournalPosition {
    return this.#position;
  }

  /** Adds a change. Once the promise resolves it is on the disk and in the index. */
  add(patch: Patch): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: toLine(patch), patch, resolve, reject });
      this.#start();
    });
  }

  /** Replaces the file by the given changes, as soon as none is being written. */
  rewrite(current: () => readonly Patch[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const earlier = this.#rewriting;
      this.#rewriting = async () => {
        await earlier?.();
        await this.#replace(current()).then(resolve, reject);
      };
      this.#start();
    });
  }

  #start(): void {
    this.#work ??= this.#run().finally(() => {
      this.#work = undefined;
      if (this.#waiting.length > 0 || this.#rewriting) this.#start();
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#rewriting) {
      const rewriting = this.#rewriting;
      this.#rewriting = undefined;
      await rewriting?.();
      const batch = this.#waiting;
      this.#waiting = [];
      if (batch.length > 0) await this.#write(batch);
    }
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const { generation, offset } = this.#position;
    try {
      if (this.#closed) throw new Error("the journal is closed");
      const data = Buffer.from(batch.map(({ line }) => line).join(""));
      await this.#file.write(data, 0, data.length, offset);
      await this.#file.datasync();
      this.#position = { generation, offset: offset + data.length };
      this.#onPatches(
        batch.map(({ patch }) => patch),
        this.#position,
      );
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // What a full disk left of the lines is overwritten by the next ones.
      await this.#file.truncate(this.#position.offset).catch(() => {});
      for (const { reject } of batch) reject(error);
    }
  }

  async #replace(patches: readonly Patch[]): Promise<void> {
    const generation = randomUUID();
    const data = Buffer.from(headOf(generation) + patches.map(toLine).join(""));
    await writeDurablyHere(this.#path, data);
    await this.#file.close();
    this.#file = await open(this.#path, "r+");
    this.#position = { generation, offset: data.length };
    this.#onPatches([], this.#position);
  }

  async close(): Promise<void> {
    while (this.#work) await this.#work;
    this.#closed = true;
    await this.#file.close();
  }
}

/** Writes beside the file, because its directory is the one that has to be synced. */
async function writeDurablyHere(path: string, data: string | Buffer): Promise<void> {
  await writeSynced(`${path}.new`, data);
  await rename(`${path}.new`, path);
  await syncDirectory(dirname(path));
}

/** Reads the whole lines of a journal, from where the index stands if it knows this journal. */
export function readJournal(path: string, applied: JournalPosition): Replay {
  const bytes = readFileSync(path);
  const generation = generationOf(bytes);
  const offset = bytes.lastIndexOf(0x0a) + 1;
  const known = applied.generation === generation && applied.offset <= offset;
  const replay: Replay = {
    fromStart: !known,
    patches: [],
    damaged: [],
    position: { generation, offset },
  };
  const from = known ? applied.offset : 0;
  for (const line of bytes.subarray(from, offset).toString("utf8").split("\n")) {
    const patch = readPatch(line);
    if (patch) replay.patches.push(patch);
    else if (line !== "" && line !== headOf(generation).trimEnd()) replay.damaged.push(line);
  }
  return replay;
}

/** The name of a journal, in its first line. If that is damaged, it has none, and is read as it is. */
function generationOf(bytes: Buffer): string {
  try {
    const first = bytes.subarray(0, bytes.indexOf(0x0a)).toString("utf8");
    const { generation } = JSON.parse(first) as { generation?: unknown };
    return typeof generation === "string" ? generation : "";
  } catch {
    return "";
  }
}
