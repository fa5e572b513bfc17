import { join } from "node:path";
import type { Config } from "../config.ts";
import { type Cutoffs, cutoffsAt } from "../index/terms.ts";
import { openClock } from "./clock.ts";
import type { Store } from "./store.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** An erasure of more than this share of the messages waits. */
const largeShare = 0.1;
/** In a small mailbox one message is a large share: so few at a time never wait for that reason. */
const few = 3;
/** After this time, a suspended erasure continues automatically. */
const longestDoubt = 7 * day;

/**
 * An erasure waiting for the staff: of what, why, and in how many days it continues automatically.
 */
export type WaitingErasure = { what: string; why: string; daysLeft: number };

export type Retention = ReturnType<typeof startRetention>;

const counted = (number: number, name: string): string =>
  number === 1 ? `one ${name}` : `${number} ${name}s`;

const inDays = (ms: number): string => counted(Math.round(Math.abs(ms) / day), "day");

/**
 * Erases messages that are older than the days of their form, and damaged files, at once and then
 * every hour. Messages that still wait for their delivery are kept until they are delivered or given up.
 * A wrong clock must not empty the mailbox: an erasure of more than a tenth of it, or one after the
 * clock has jumped by more than a day, waits until the staff confirm it, or for seven days.
 */
export function startRetention(
  store: Store,
  { dataDir, keptDays, retentionDays }: Pick<Config, "dataDir" | "keptDays" | "retentionDays">,
  log: (line: string) => void,
) {
  const clock = openClock(join(dataDir, "clock.json"), store.newestTime());
  let waiting: (WaitingErasure & { before: Cutoffs }) | undefined;
  let running: Promise<unknown> = Promise.resolve();
  /** What the log calls the setting. */
  const rule =
    Object.keys(keptDays).length > 0 ? "MAILBOX_KEPT" : `RETENTION_DAYS=${retentionDays}`;

  const whyToWait = (messages: number): string | undefined => {
    const ahead = clock.ahead();
    if (ahead !== 0) {
      const direction = ahead > 0 ? "ahead of" : "behind";
      return `the clock is ${inDays(ahead)} ${direction} what it should be, unless the mailbox was off for so long`;
    }
    const isLarge = messages > Math.max(few, store.count() * largeShare);
    return isLarge ? "they are more than a tenth of the mailbox" : undefined;
  };

  const report = (erased: number, files: number, kept: number): void => {
    if (erased + files + kept === 0) return;
    const damaged = files > 0 ? ` and ${counted(files, "damaged file")}` : "";
    const both = `erased ${erased}${damaged}, kept ${kept} that wait for delivery`;
    log(`${rule}: ${both}`);
  };

  const erase = async (before: Cutoffs): Promise<number> => {
    const { erased, files, kept } = await store.eraseBefore(before);
    report(erased, files, kept);
    clock.believe();
    waiting = undefined;
    return erased;
  };

  const eraseOrWait = async (): Promise<void> => {
    const before = cutoffsAt(Date.now(), { forms: keptDays, others: retentionDays });
    const { messages, files, kept } = store.expired(before);
    const why = whyToWait(messages);
    if (why === undefined || clock.doubted() >= longestDoubt) return void (await erase(before));
    clock.doubt();
    const daysLeft = Math.ceil((longestDoubt - clock.doubted()) / day);
    const what = [
      ...(messages > 0 ? [counted(messages, "message")] : []),
      ...(files > 0 ? [counted(files, "damaged file")] : []),
    ].join(" and ");
    waiting = what === "" ? undefined : { what, why, daysLeft, before };
    if (waiting) log(`${rule}: ${what} not erased yet, because ${why}`);
    else report(0, 0, kept);
  };

  const keepClock = (): Promise<void> =>
    clock.keep().catch((error: Error) => log(`could not write clock.json: ${error.message}`));

  /** One run at a time. */
  const enqueue = <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const done = running.then(work).catch((error: Error) => {
      log(`could not erase old messages, will try again: ${error.message}`);
      return undefined;
    });
    running = done.then(keepClock);
    return done;
  };
  const next = (): void => {
    enqueue(eraseOrWait);
  };
  next();
  const timer = setInterval(next, hour);
  timer.unref();

  return {
    /** The erasure that waits; undefined if none does. */
    waiting: (): WaitingErasure | undefined => waiting,

    /** Resolves when the run that is under way has ended. */
    settled: (): Promise<unknown> => running,

    /**
     * Erases what waits, because the staff say so.
     * @returns how many messages were erased; undefined if nothing waited, or the disk did not take
     *   it
     */
    confirm: (): Promise<number | undefined> =>
      enqueue(async () => (waiting ? erase(waiting.before) : undefined)),

    /** Stops after the run that is under way. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      await keepClock();
    },
  };
}
