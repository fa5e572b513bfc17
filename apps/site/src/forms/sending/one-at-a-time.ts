/** Runs work so that no other tab of this site runs work of the same name meanwhile. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** How long to wait for another tab, in milliseconds: a little more than its send may take. */
const patience = 20_000;

/**
 * By the browser's own locks, which a closed or crashed tab gives back. Where there are none, or a
 * frozen tab holds on too long, the work runs all the same: a message that never leaves is worse than
 * one that a mail service has to recognise as a repetition.
 */
export const oneAtATime: OneAtATime = async (name, work) => {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
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
