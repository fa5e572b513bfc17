import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addLines, replaceFile } from "./durable-files.ts";
import { hash } from "./erased.ts";

const day = 24 * 60 * 60 * 1000;
/** How long access records are kept. */
const keptMs = 365 * day;

/** What somebody did in the inbox: nothing of what a message says. */
export interface Reading {
  readonly who: string;
  readonly did: string;
  /** The ids of the messages, with commas between them, or another word for which they were. */
  readonly what: string;
}

export type Readers = ReturnType<typeof openReaders>;

const isRecent = (line: string, now: number): boolean => {
  try {
    return now - Date.parse(JSON.parse(line).at) < keptMs;
  } catch {
    return false;
  }
};

/** The record of who opened, saved, changed and deleted which message, a line each, for a year. */
export function openReaders(dataDir: string, log: (line: string) => void) {
  const path = join(dataDir, "readers.jsonl");
  let pruned = 0;
  const prune = (now: number): void => {
    if (now - pruned < day || !existsSync(path)) return;
    pruned = now;
    const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
    const recent = lines.filter((line) => isRecent(line, now));
    if (recent.length < lines.length) replaceFile(path, recent.map((line) => `${line}\n`).join(""));
  };
  const say = (error: unknown): void =>
    log(`could not note who did what: ${(error as Error).message}`);
  try {
    prune(Date.now());
  } catch (error) {
    say(error);
  }
  return {
    /** Adds a line. A failing disk does not prevent reading. */
    async note(reading: Reading): Promise<void> {
      const now = Date.now();
      try {
        prune(now);
        const { who, did, what } = reading;
        // As hashes, since nothing of an erased message may be left; whoever has an id finds them.
        const which = what.split(", ").map(hash).join(" ");
        const line = JSON.stringify({ at: new Date(now).toISOString(), who, did, which });
        await addLines(path, [line]);
      } catch (error) {
        say(error);
      }
    },
  };
}
