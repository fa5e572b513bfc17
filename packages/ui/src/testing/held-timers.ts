import { expect, spyOn, waitFor } from "storybook/test";

// On a server, where stories are rendered too, there is no window.
const { setTimeout: start, clearTimeout: stop } = globalThis;

/** Timers that wait until a story lets them run, so that no machine is too slow for it. */
export interface HeldTimers {
  /** How many of this length are waiting. */
  waiting(delay: number): number;
  /** Waits until one of this length waits, and runs all of them, as if their time had come. */
  run(delay: number): Promise<void>;
}

/**
 * Holds the timers of these lengths, in milliseconds, that the story starts from now on. Storybook
 * takes it back before the next story.
 */
export function holdTimers(...delays: readonly number[]): HeldTimers {
  const held = new Map<number, { delay: number; run: () => void }>();
  // No timer of the browser has a negative number.
  let last = 0;
  const startOrHold = (run: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (!delays.includes(delay) || typeof run === "string") return start(run, delay, ...args);
    last -= 1;
    held.set(last, { delay, run: () => run(...args) });
    return last;
  };
  spyOn(window, "setTimeout").mockImplementation(startOrHold as typeof setTimeout);
  spyOn(window, "clearTimeout").mockImplementation((timer) => {
    if (!held.delete(Number(timer))) stop(timer);
  });
  const ofLength = (delay: number) => [...held].filter(([, timer]) => timer.delay === delay);
  return {
    waiting: (delay) => ofLength(delay).length,
    async run(delay) {
      await waitFor(() => expect(ofLength(delay)).not.toEqual([]));
      for (const [number, timer] of ofLength(delay)) {
        held.delete(number);
        timer.run();
      }
    },
  };
}
