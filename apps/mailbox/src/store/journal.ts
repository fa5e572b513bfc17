import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { Patch } from "../index/entry.ts";
import type { JournalPosition } from "../index/message-index.ts";
import { syncDirectory, writeSynced } from "./durable-files.ts";
import { readPatch } from "./patch.ts";

const toLine = (value: object): string => `${JSON.stringify(value)}\n`;
const headOf = (generation: string): string => toLine({ journal: 1, generation });

/** What reading a journal found. */
export type Replay = ReturnType<typeof readJournal>;

/**
 * Opens the file of changes to what the mails do not say (read, status, deliveries), or starts one. Changes are only
 * ever added at its end, and many that arrive together share one sync. Rewriting drops superseded lines.
 * @param applied where the index stands; what comes after it is in `replay`
 * @param onPatches called with changes that are on the disk, in their order, before anybody learns of it
 */
export async function openJournal(
  path: string,
  applied: JournalPosition,
  onPatches: (patches: readonly Patch[], position: JournalPosition) => void,
) {
  if (!existsSync(path)) await writeDurablyHere(path, headOf(randomUUID()));
  const replay = readJournal(path, applied);
  let { position } = replay;
  let file = await open(path, "r+");
  // A crash may have cut the last line. Nobody was told that it is stored.
  await file.truncate(position.offset);
  /** The changes that the next write takes, and its end. */
  let next: { patches: Patch[]; written: Promise<void> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };

  const write = async (patches: readonly Patch[]): Promise<void> => {
    const { generation, offset } = position;
    try {
      const data = Buffer.from(patches.map(toLine).join(""));
      await file.write(data, 0, data.length, offset);
      await file.datasync();
      position = { generation, offset: offset + data.length };
      onPatches(patches, position);
    } catch (error) {
      // What a full disk left of the lines is overwritten by the next ones.
      await file.truncate(position.offset).catch(() => {});
      throw error;
    }
  };

  const journal = {
    /** Adds a change. Once the promise resolves it is on the disk and in the index. */
    add(patch: Patch): Promise<void> {
      if (!next) {
        const patches: Patch[] = [];
        const written = enqueue(() => {
          next = undefined;
          return write(patches);
        });
        next = { patches, written };
      }
      next.patches.push(patch);
      return next.written;
    },

    /** Replaces the file by the given changes, as soon as none is being written. */
    rewrite: (current: () => readonly Patch[]): Promise<void> =>
      enqueue(async () => {
        const generation = randomUUID();
        const data = Buffer.from(headOf(generation) + current().map(toLine).join(""));
        await writeDurablyHere(path, data);
        await file.close();
        file = await open(path, "r+");
        position = { generation, offset: data.length };
        onPatches([], position);
      }),

    /** Finishes what is under way. Later changes fail. */
    close: (): Promise<void> => enqueue(() => file.close()),
  };
  return { journal, replay };
}

/** Writes beside the file, because its directory is the one that has to be synced. */
async function writeDurablyHere(path: string, data: string | Buffer): Promise<void> {
  await writeSynced(`${path}.new`, data);
  await rename(`${path}.new`, path);
  await syncDirectory(dirname(path));
}

/** Reads the whole lines of a journal, from where the index stands if it knows this journal. */
export function readJournal(path: string, applied: JournalPosition) {
  const bytes = readFileSync(path);
  const generation = generationOf(bytes);
  const offset = bytes.lastIndexOf(0x0a) + 1;
  const known = applied.generation === generation && applied.offset <= offset;
  const patches: Patch[] = [];
  const damaged: string[] = [];
  const from = known ? applied.offset : 0;
  for (const line of bytes.subarray(from, offset).toString("utf8").split("\n")) {
    const patch = readPatch(line);
    if (patch) patches.push(patch);
    else if (line !== "" && line !== headOf(generation).trimEnd()) damaged.push(line);
  }
  return {
    /** Whether the index stood in another journal, so that it must forget what it had. */
    fromStart: !known,
    patches,
    /** Lines that are not changes, as they are. */
    damaged,
    position: { generation, offset },
  };
}

/** The name of a journal, in its first line. If that is damaged, it has none, and is read as it is. */
function generationOf(bytes: Buffer): string {
  try {
    const { generation } = JSON.parse(bytes.toString("utf8", 0, bytes.indexOf(0x0a)));
    return typeof generation === "string" ? generation : "";
  } catch {
    return "";
  }
}
