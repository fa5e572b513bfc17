/**
 * The time in milliseconds since 1970 by a clock that nobody sets: it starts with the process and
 * goes on evenly. By the time of day, a limit that was reached while the clock was ahead would last
 * until that day comes.
 */
export const steadyTime = (): number => performance.timeOrigin + performance.now();
