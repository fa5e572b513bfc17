import { use } from "react";

/**
 * Code that is fetched once and then read while rendering, without a Suspense boundary: a large
 * boundary makes React write an inline script into the prerendered page, which the site's policy blocks.
 */
export interface CodeCache<Key extends string, Value> {
  /** Fetches the code of `key` if it is not there, also when it failed before. */
  load(key: Key): Promise<Value>;
  /** Reads while rendering; suspends until loaded, throws what the last load failed with. */
  read(key: Key): Value;
}

/** What `use` looks at to read a promise that is already fulfilled without waiting a turn. */
interface Settled<Value> {
  status?: "fulfilled";
  value?: Value;
}

/** A cache over `fetchCode`. */
export function createCodeCache<Key extends string, Value>(
  fetchCode: (key: Key) => Promise<Value>,
): CodeCache<Key, Value> {
  const promises = new Map<Key, Promise<Value>>();
  // Rendering is repeated: it must meet the same failure again, not fetch again without end.
  const failures = new Map<Key, Promise<Value>>();
  const load = (key: Key): Promise<Value> => {
    const known = promises.get(key);
    if (known) return known;
    const promise: Promise<Value> & Settled<Value> = fetchCode(key).then(
      (value) => {
        promise.status = "fulfilled";
        promise.value = value;
        return value;
      },
      (error: unknown) => {
        promises.delete(key);
        failures.set(key, promise);
        throw error;
      },
    );
    failures.delete(key);
    promises.set(key, promise);
    return promise;
  };
  return { load, read: (key) => use(failures.get(key) ?? load(key)) };
}
