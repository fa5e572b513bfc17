/** What is fetched once and kept. */
export interface FetchCache<Key extends string, Value> {
  /** Fetches the value of `key` if it is not there, also when it failed before. */
  load(key: Key): Promise<Value>;
  /** As `load`, but a failure is met again instead of fetched again: rendering is repeated. */
  wanted(key: Key): Promise<Value>;
  /** The value, if it is there already. */
  get(key: Key): Value | undefined;
  /** Keeps a value that need not be fetched. */
  put(key: Key, value: Value): void;
  /** Lets go of what was fetched. */
  forget(key: Key): void;
}

/** What React's `use` looks at to read a promise that is already fulfilled without waiting a turn. */
interface Settled<Value> {
  status?: "fulfilled";
  value?: Value;
}

/** A cache over `fetchValue`. */
export function createFetchCache<Key extends string, Value>(
  fetchValue: (key: Key) => Promise<Value>,
): FetchCache<Key, Value> {
  const promises = new Map<Key, Promise<Value> & Settled<Value>>();
  const failures = new Map<Key, Promise<Value>>();
  const load = (key: Key): Promise<Value> => {
    const known = promises.get(key);
    if (known) return known;
    const promise: Promise<Value> & Settled<Value> = fetchValue(key).then(
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
  return {
    load,
    wanted: (key) => failures.get(key) ?? load(key),
    get: (key) => promises.get(key)?.value,
    put: (key, value) => {
      const promise: Promise<Value> & Settled<Value> = Promise.resolve(value);
      promise.status = "fulfilled";
      promise.value = value;
      promises.set(key, promise);
    },
    forget: (key) => promises.delete(key),
  };
}
