/**
 * The time in milliseconds since 1970 by a clock that is never set: it starts with the process and
 * runs evenly. By the time of day, a limit reached while the clock was ahead would last until that
 * time comes.
 */
export const steadyTime = (): number => performance.timeOrigin + performance.now();
