/** Between two lines of the log, in milliseconds. */
const minuteMs = 60_000;

export type Refusals = ReturnType<typeof refusals>;

/**
 * Logs what was rejected, and how often, at most once a minute. Client addresses are not logged.
 */
export function refusals(log: (line: string) => void) {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    timer = undefined;
    if (counts.size === 0) return;
    log(`refused: ${[...counts].map(([what, count]) => `${count} × ${what}`).join(", ")}`);
    counts.clear();
    // What comes within the minute waits until it is over, but does not keep the process alive.
    timer = setTimeout(write, minuteMs).unref();
  };
  return {
    /** Records a rejection, such as `wrong password`. */
    note(what: string): void {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (!timer) write();
    },
    /** Writes what has not been written yet. */
    close(): void {
      clearTimeout(timer);
      write();
      clearTimeout(timer);
    },
  };
}
