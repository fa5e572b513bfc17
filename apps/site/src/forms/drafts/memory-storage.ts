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
