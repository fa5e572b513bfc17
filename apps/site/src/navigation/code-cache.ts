import { use } from "react";
import { createFetchCache, type FetchCache } from "./fetch-cache.ts";

/**
 * Code that is fetched once and then read while rendering, without a Suspense boundary: a large
 * boundary makes React write an inline script into the prerendered page, which the site's policy blocks.
 */
export interface CodeCache<Key extends string, Value> extends FetchCache<Key, Value> {
  /** Reads while rendering; suspends until loaded, throws what the last load failed with. */
  read(key: Key): Value;
}

/** A cache over `fetchCode`. */
export function createCodeCache<Key extends string, Value>(
  fetchCode: (key: Key) => Promise<Value>,
): CodeCache<Key, Value> {
  const cache = createFetchCache(fetchCode);
  return { ...cache, read: (key) => use(cache.wanted(key)) };
}
