import { readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { writeSynced } from "./durable-files.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * What is kept from one start to the next, in milliseconds: a time that was right, and how long it
 * has been in doubt.
 */
type Kept = { time: number; doubtedMs: number };

function readKept(path: string): Kept | undefined {
  try {
    const { time, doubtedMs }: Kept = JSON.parse(readFileSync(path, "utf8"));
    return Number.isFinite(time) && doubtedMs >= 0 ? { time, doubtedMs } : undefined;
  } catch {
    // There is none yet, or it is not JSON.
    return undefined;
  }
}

/**
 * Watches whether the system's time of day can be believed: since the mailbox last ran, it should
 * have advanced like a clock that cannot be set.
 * @param path a file for what is kept from one start to the next
 * @param newest the time of the newest message, where there is no such file yet; 0 if there is none
 */
export function openClock(path: string, newest: number) {
  const kept = readKept(path) ?? { time: newest || Date.now(), doubtedMs: 0 };
  let believed = { time: kept.time, at: performance.now() };
  let { doubtedMs } = kept;
  let doubtedSince: number | undefined;
  const expected = (): number => believed.time + performance.now() - believed.at;

  const clock = {
    /**
     * By how much the time of day is ahead of what it should be; negative if behind, 0 within a
     * day.
     */
    ahead(): number {
      const by = Date.now() - expected();
      return Math.abs(by) > day ? by : 0;
    },

    /**
     * Notes that something waits for a decision; the time until it is made is counted, across
     * restarts too.
     */
    doubt(): void {
      doubtedSince ??= performance.now();
    },

    /** How long something has waited, in milliseconds that setting the clock does not change. */
    doubted: (): number =>
      doubtedMs + (doubtedSince === undefined ? 0 : performance.now() - doubtedSince),

    /** From now on the time of day is right. */
    believe(): void {
      believed = { time: Date.now(), at: performance.now() };
      doubtedMs = 0;
      doubtedSince = undefined;
    },

    /** Writes down what the next start should know. */
    async keep(): Promise<void> {
      const time = clock.ahead() === 0 ? Date.now() : Math.round(expected());
      const now: Kept = { time, doubtedMs: Math.round(clock.doubted()) };
      await writeSynced(`${path}.new`, JSON.stringify(now));
      await rename(`${path}.new`, path);
    },
  };
  // The mailbox was off for less than a day, and the monotonic clock starts again with the process.
  if (clock.ahead() === 0) believed = { time: Date.now(), at: performance.now() };
  return clock;
}
