import type { StoragePlace } from "@kolam/content/model/law/storage";
import type { SentRecord } from "../sending/sent-record.ts";
import type { DeviceStorage } from "./device-storage.ts";

/** Storage in memory, for tests and stories. */
export function memoryStorage(place: StoragePlace = "device"): DeviceStorage {
  const texts = new Map<string, string>();
  return {
    place,
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

/** A storage of a browser, in which what is stored are properties, for tests. */
export function browserStorage(texts: Readonly<Record<string, string>>): Storage {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage = Object.assign(Object.create(methods), texts);
  return storage;
}
