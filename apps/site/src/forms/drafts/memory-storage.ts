import type { DeviceStorage } from "./device-storage.ts";

/** Storage that lasts as long as the object. For tests and stories. */
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
