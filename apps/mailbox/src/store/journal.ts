import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Patch } from "../index/entry.ts";
import type { JournalPosition } from "../index/message-index.ts";
import { syncDirectory, writeSynced, writeWhole } from "./durable-files.ts";
import { readPatch } from "./patch.ts";

const toLine = (value: object): string => `${JSON.stringify(value)}\n`;
const headOf = (generation: string): string => toLine({ journal: 1, generation });

/**
 * Opens the file of changes to what the mails do not say (read, status, deliveries), or starts one.
 * Changes are only ever added at its end, and many that arrive together share one sync. Rewriting
 * drops superseded lines.
 * @param onPatches called with changes that are on the disk, in their order, before anyone is told.
 * If it throws, they are rolled back
 */
export async function openJournal(
  path: string,
  onPatches: (patches: readonly Patch[], position: JournalPosition) => void,
) {
  // A crash may have come before it took the journal's place.
  await rm(draftOf(path), { recursive: true, force: true });
  if (!existsSync(path)) {
    await writeSynced(draftOf(path), headOf(randomUUID()));
    await rename(draftOf(path), path);
    await syncDirectory(dirname(path));
  }
  let { position } = readJournal(path, nowhere);
  let file: FileHandle | undefined = await open(path, "r+");
  // A crash may have cut the last line. It was never acknowledged.
  await file.truncate(position.offset);
  /** Whether a write that failed may have left something after `position`. */
  let mayHaveLeftover = false;
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
    file ??= await open(path, "r+");
    // Otherwise the end of a longer line that failed would stay behind the next one.
    if (mayHaveLeftover) await file.truncate(offset);
    mayHaveLeftover = true;
    try {
      const data = Buffer.from(patches.map(toLine).join(""));
      await writeWhole(file, data, offset);
      const end = { generation, offset: offset + data.length };
      onPatches(patches, end);
      position = end;
      mayHaveLeftover = false;
    } catch (error) {
      await file.truncate(offset).then(
        () => {
          mayHaveLeftover = false;
        },
        () => {},
      );
      throw error;
    }
  };

  const journal = {
    /** Its length in bytes. */
    size: (): number => position.offset,

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
        try {
          await writeSynced(draftOf(path), data);
          await rename(draftOf(path), path);
        } catch (error) {
          await rm(draftOf(path), { force: true }).catch(() => {});
          throw error;
        }
        // From here on the new file is the journal, even if something fails.
        const old = file;
        file = undefined;
        position = { generation, offset: data.length };
        mayHaveLeftover = false;
        await old?.close();
        await syncDirectory(dirname(path));
        onPatches([], position);
      }),

    /** Finishes operations in progress. Later changes fail. */
    close: (): Promise<void> =>
      enqueue(async () => {
        await file?.close();
      }),
  };
  return journal;
}

/**
 * Where a new journal is written first: beside the old one, because their directory has to be
 * synced.
 */
const draftOf = (path: string): string => `${path}.new`;

/** The position of an index that knows no journal. */
export const nowhere: JournalPosition = { generation: "", offset: 0 };

/** Reads the complete lines of a journal, from the index's position if it knows this journal. */
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
    /** Whether the index was built from another journal, so that it must forget what it had. */
    fromStart: !known,
    patches,
    /** Lines that are not changes, unchanged. */
    damaged,
    position: { generation, offset },
  };
}

/**
 * The name of a journal, in its first line. A damaged journal has none, and is read all the same.
 */
function generationOf(bytes: Buffer): string {
  try {
    const { generation } = JSON.parse(bytes.toString("utf8", 0, bytes.indexOf(0x0a)));
    return typeof generation === "string" ? generation : "";
  } catch {
    return "";
  }
}
