import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { access, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Folder, folders } from "../index/entry.ts";
import { syncDirectory, writeSynced } from "./durable-files.ts";

export type MailFiles = ReturnType<typeof openMailFiles>;

/**
 * The mails on the disk: `inbox/<id>.eml` and `spam/<id>.eml`. A rename puts each file in place.
 * Creates missing folders, and deletes what a crash left half written.
 */
export function openMailFiles(dataDir: string) {
  const directory = (name: Folder | "tmp"): string => join(dataDir, name);
  for (const name of ["tmp", ...folders] as const) {
    mkdirSync(directory(name), { recursive: true, mode: 0o700 });
  }
  for (const name of readdirSync(directory("tmp"))) {
    rmSync(join(directory("tmp"), name), { recursive: true, force: true });
  }
  const path = (folder: Folder | "tmp", id: string): string => join(directory(folder), `${id}.eml`);

  return {
    temporary: directory("tmp"),
    path,

    /** Names of the mails in a folder, without `.eml`. */
    names: (folder: Folder): string[] =>
      readdirSync(directory(folder))
        .filter((name) => name.endsWith(".eml"))
        .map((name) => name.slice(0, -".eml".length)),

    /**
     * Reads a mail while the index is built, when nothing else waits.
     * @throws if it is not a file, or cannot be read
     */
    readNow(folder: Folder, id: string): { raw: Buffer; changedAt: number } {
      const stat = lstatSync(path(folder, id));
      if (!stat.isFile()) throw new Error("is not a file");
      return { raw: readFileSync(path(folder, id)), changedAt: stat.mtimeMs };
    },

    /**
     * The mail as it is on the disk; undefined if somebody deleted the file.
     * @throws if it cannot be read, or the whole folder is away
     */
    read: (folder: Folder, id: string): Promise<Buffer | undefined> =>
      readFile(path(folder, id)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        await access(directory(folder));
        return undefined;
      }),

    /** Writes a mail to a place where it does not count yet. */
    prepare: (id: string, mail: Buffer): Promise<void> => writeSynced(path("tmp", id), mail),

    /** Puts a prepared mail in its place. After that it is stored. */
    async commit(folder: Folder, id: string): Promise<void> {
      await rename(path("tmp", id), path(folder, id));
      await syncDirectory(directory(folder));
    },

    /** Removes a mail that could not be stored. */
    async discard(folder: Folder, id: string): Promise<void> {
      await Promise.allSettled([rm(path("tmp", id)), rm(path(folder, id))]);
    },

    async move(id: string, from: Folder, to: Folder): Promise<void> {
      await rename(path(from, id), path(to, id));
      await syncDirectory(directory(to));
      await syncDirectory(directory(from));
    },

    /** Deletes mails for good; those that are gone already count as deleted. */
    async erase(mails: readonly { id: string; folder: Folder }[]): Promise<void> {
      for (const { id, folder } of mails) await rm(path(folder, id), { force: true });
    },

    /** Makes every file that was put in place or deleted survive a power failure. */
    async sync(): Promise<void> {
      for (const folder of folders) await syncDirectory(directory(folder));
    },
  };
}
