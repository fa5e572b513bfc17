/** Text stored on this device by key. No method throws, even if the browser forbids storage. */
export interface DeviceStorage {
  read(key: string): string | undefined;
  /** @returns whether it was stored; `false` if storage is forbidden or full */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** A {@link DeviceStorage} in one of the browser's storages, which may throw on any access. */
export function deviceStorage(open: () => Storage): DeviceStorage {
  return {
    read(key) {
      try {
        return open().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** Storage that all tabs of the site share. */
export const sharedStorage = deviceStorage(() => localStorage);

/** Storage of one tab, which survives reloads and crashes. */
export const tabStorage = deviceStorage(() => sessionStorage);

/** Two storages as one: reads the first, then the second; writes to both and removes from both. */
export function layered(first: DeviceStorage, second: DeviceStorage): DeviceStorage {
  return {
    read: (key) => first.read(key) ?? second.read(key),
    write(key, text) {
      first.write(key, text);
      return second.write(key, text);
    },
    remove(key) {
      first.remove(key);
      second.remove(key);
    },
  };
}
