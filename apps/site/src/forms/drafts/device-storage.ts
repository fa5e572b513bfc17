import type { StoragePlace } from "@kolam/content/model/law/storage";

/** Text stored on this device by key. No method throws, even if the browser forbids storage. */
export interface DeviceStorage {
  readonly place: StoragePlace;
  read(key: string): string | undefined;
  /** @returns whether it was stored; `false` if storage is forbidden or full */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** A {@link DeviceStorage} in one of the browser's storages, which may throw on any access. */
export function deviceStorage(place: StoragePlace, open: () => Storage): DeviceStorage {
  return {
    place,
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
export const sharedStorage = deviceStorage("device", () => localStorage);

/** Storage of one tab, which survives reloads and crashes. */
export const tabStorage = deviceStorage("tab", () => sessionStorage);

/** The writing part of a storage. */
export type StorageToWrite = Pick<DeviceStorage, "write" | "remove">;

/** Two storages to write to and to remove from at once. */
export function both(first: DeviceStorage, second: DeviceStorage): StorageToWrite {
  return {
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
