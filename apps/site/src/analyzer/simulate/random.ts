/** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number;

/** A repeatable generator (mulberry32): the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `min` to `max`, both inclusive, each equally likely. */
export function wholeBetween(random: Random, min: number, max: number): number {
  return min + Math.min(Math.floor(random() * (max - min + 1)), max - min);
}
