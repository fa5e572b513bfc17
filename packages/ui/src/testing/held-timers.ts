import { expect, spyOn, waitFor } from "storybook/test";

// On a server, where stories are rendered too, there is no window.
const { setTimeout: start, clearTimeout: stop } = globalThis;

/** Timers that wait until a story runs them, so that it does not depend on the machine's speed. */
export interface HeldTimers {
  /** The number of waiting timers with this delay. */
  waiting(delay: number): number;
  /** Waits until there is a timer with this delay, and runs all of them, as if they had expired. */
  run(delay: number): Promise<void>;
}

/**
 * Holds all timers with these delays, in milliseconds, that the story starts from now on. Storybook
 * undoes this before the next story.
 */
export function holdTimers(...delays: readonly number[]): HeldTimers {
  const held = new Map<number, { delay: number; run: () => void }>();
  // Browsers never use negative timer ids.
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
