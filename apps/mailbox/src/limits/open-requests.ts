import { networkOf } from "./rate-limit.ts";

/**
 * Counts what an address has open at a time; 0 means any number.
 * @returns a function that returns `undefined` for an address that has too much open, and otherwise the
 *   function that ends what it has begun, to be called once
 */
export function openLimit(limit: number): (address: string) => (() => void) | undefined {
  const open = new Map<string, number>();
  return (address) => {
    const key = networkOf(address);
    const count = open.get(key) ?? 0;
    if (limit > 0 && count >= limit) return undefined;
    open.set(key, count + 1);
    return () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
  };
}
