import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

export type Quarantine = ReturnType<typeof openQuarantine>;

/**
 * Where damaged files go, so that one of them can neither stop the mailbox nor vanish: a person
 * decides what to do with it.
 */
export function openQuarantine(dataDir: string, log: (line: string) => void) {
  const directory = join(dataDir, "quarantine");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Somebody may delete the whole directory.
  const paths = () =>
    existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : [];
  let count = paths().length;
  let serial = count;
  const put = (name: string, move: (target: string) => void, what: string, reason: string) => {
    const target = join(directory, `${Date.now().toString(36)}-${serial}-${name}`);
    try {
      move(target);
      count += 1;
      serial += 1;
      log(`put ${what} into ${target}, because it ${reason}`);
    } catch (error) {
      log(`left out ${what}, because it ${reason}: ${(error as Error).message}`);
    }
  };
  /**
   * The files last changed before a time: a mail that was moved here keeps the time when it
   * arrived.
   */
  const olderThan = (time: number) => paths().filter((path) => lstatSync(path).mtimeMs < time);
  return {
    /** Number of files in it. */
    count: () => count,

    /** Number of files last changed before a time in milliseconds. */
    expired: (time: number): number => olderThan(time).length,

    /**
     * Deletes the files last changed before a time in milliseconds, and says how many they were.
     */
    eraseBefore(time: number): number {
      const old = olderThan(time);
      for (const path of old) rmSync(path, { recursive: true, force: true });
      count = paths().length;
      return old.length;
    },

    /** Moves a file here. `reason` completes "… because it". */
    take: (path: string, reason: string) =>
      put(basename(path), (target) => renameSync(path, target), path, reason),

    /** Keeps a copy of damaged text here. */
    keep(name: string, text: string, reason: string): void {
      const write = (target: string) => writeFileSync(target, text, { mode: 0o600 });
      put(name, write, `a part of ${name}`, reason);
    },
  };
}
