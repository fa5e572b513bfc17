/** Runs work while no other tab of the site runs work of the same name. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * How long to wait for another tab, in milliseconds: a little longer than sending without a file
 * may take.
 */
const maxWaitMs = 20_000;

/**
 * Uses the browser's locks, which a closed or crashed tab releases. Without them, or if a frozen
 * tab holds the lock for too long, the work runs anyway: a message that is never sent is worse than
 * a repetition that the mail service has to recognise.
 */
export const oneAtATime: OneAtATime = async (name, work) => {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), maxWaitMs);
  let running = false;
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, () => {
      running = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (running) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
};
