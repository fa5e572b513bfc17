import type { Store } from "./store.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Erases messages that are older than a number of days, at once and then every hour. Those that still
 * wait for their delivery are kept until they are delivered or given up.
 * @returns stops it, after the run that is under way
 */
export function startRetention(
  store: Store,
  days: number,
  log: (line: string) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      const { erased, kept } = await store.eraseBefore(Date.now() - days * day);
      if (erased + kept > 0) {
        log(`RETENTION_DAYS=${days}: erased ${erased}, kept ${kept} that wait for delivery`);
      }
    } catch (error) {
      log(`could not erase old messages, will try again: ${(error as Error).message}`);
    }
  };
  const next = (): void => {
    running = running.then(run);
  };
  next();
  const timer = setInterval(next, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
