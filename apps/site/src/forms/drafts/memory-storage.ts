import type { SentRecord } from "../sending/sent-record.ts";
import type { DeviceStorage } from "./device-storage.ts";

/** Storage in memory, for tests and stories. */
export function memoryStorage(): DeviceStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => {
      texts.delete(key);
    },
  };
}

/** A record of what was sent in memory, for tests and stories. */
export function memoryRecord(): SentRecord {
  const ids = new Set<string>();
  return {
    has: async (id) => ids.has(id),
    add: async (id) => {
      ids.add(id);
    },
  };
}
