/** Text kept on this device by key. Nothing here throws, whatever the browser forbids. */
export interface DeviceStorage {
  read(key: string): string | undefined;
  /** Whether it was kept: not when storage is forbidden or full. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** A {@link DeviceStorage} over the browser's own, which may be missing or throw on any touch. */
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
        // What cannot be touched was not kept either.
      }
    },
  };
}

/** What all tabs of this site share. */
export const sharedStorage = deviceStorage(() => localStorage);

/** What one tab keeps for itself, through reloads and crashes. */
export const tabStorage = deviceStorage(() => sessionStorage);

/** Storage in two places: read from the nearer one first, written to and removed from both. */
export function layered(near: DeviceStorage, far: DeviceStorage): DeviceStorage {
  return {
    read: (key) => near.read(key) ?? far.read(key),
    write(key, text) {
      near.write(key, text);
      return far.write(key, text);
    },
    remove(key) {
      near.remove(key);
      far.remove(key);
    },
  };
}
