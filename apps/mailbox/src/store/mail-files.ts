import { lstatSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { readFile, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { type Folder, folders } from "../index/entry.ts";
import { syncDirectory, writeSynced } from "./durable-files.ts";

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The mails on the disk: `inbox/<id>.eml` and `spam/<id>.eml`. A rename puts each file in place. */
export class MailFiles {
  readonly #dataDir: string;

  /** Creates missing folders. */
  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    for (const name of ["tmp", ...folders]) {
      mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 });
    }
  }

  get temporary(): string {
    return join(this.#dataDir, "tmp");
  }

  directory(folder: Folder): string {
    return join(this.#dataDir, folder);
  }

  path(folder: Folder, id: string): string {
    return join(this.directory(folder), `${id}.eml`);
  }

  /** Deletes what a crash left half written. */
  async discardTemporary(): Promise<void> {
    for (const name of readdirSync(this.temporary)) await unlink(join(this.temporary, name));
  }

  /** Names of the mails in a folder, without `.eml`. */
  names(folder: Folder): string[] {
    return readdirSync(this.directory(folder))
      .filter((name) => name.endsWith(".eml"))
      .map((name) => name.slice(0, -".eml".length));
  }

  /**
   * Reads a mail while the index is built, when nothing else waits.
   * @throws if it is not a file, or cannot be read
   */
  readNow(folder: Folder, id: string): { raw: Buffer; changedAt: number } {
    const path = this.path(folder, id);
    const stat = lstatSync(path);
    if (!stat.isFile()) throw new Error("is not a file");
    return { raw: readFileSync(path), changedAt: stat.mtimeMs };
  }

  /** The mail as it is on the disk; undefined if somebody deleted the file. */
  async read(folder: Folder, id: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.path(folder, id));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Writes a mail where it does not count yet. */
  async prepare(id: string, mail: Buffer): Promise<void> {
    await writeSynced(join(this.temporary, `${id}.eml`), mail);
  }

  /** Puts a prepared mail in its place. After that it is stored. */
  async commit(folder: Folder, id: string): Promise<void> {
    await rename(join(this.temporary, `${id}.eml`), this.path(folder, id));
    await syncDirectory(this.directory(folder));
  }

  /** Takes back a mail that could not be stored. */
  async discard(folder: Folder, id: string): Promise<void> {
    const paths = [join(this.temporary, `${id}.eml`), this.path(folder, id)];
    await Promise.allSettled(paths.map((path) => unlink(path)));
  }

  async move(id: string, from: Folder, to: Folder): Promise<void> {
    await rename(this.path(from, id), this.path(to, id));
    await syncDirectory(this.directory(to));
    await syncDirectory(this.directory(from));
  }

  /** Deletes mails for good; those that are gone already count as deleted. */
  async erase(mails: readonly { id: string; folder: Folder }[]): Promise<void> {
    for (const { id, folder } of mails) {
      await unlink(this.path(folder, id)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
    for (const folder of folders) await syncDirectory(this.directory(folder));
  }
}
