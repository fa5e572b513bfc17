/**
 * The time in milliseconds since 1970 by a clock that nobody sets: it starts with the process and
 * goes on evenly. By the time of day, a limit that was reached while that was ahead would last until
 * the day had come.
 */
export const steadyTime = (): number => performance.timeOrigin + performance.now();
