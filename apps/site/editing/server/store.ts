import { randomUUID } from "node:crypto";
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathWithin } from "@kolam/resolve/places";
import { versionOf } from "../places/version.ts";

/** A file with what tells its state from any other. */
export interface StoredFile {
  readonly text: string;
  readonly version: string;
}

/** The way to the files, so that another store can stand for the disk. */
export interface Store {
  /** @throws {Outside} if the file is not one that may be changed */
  read(file: string): StoredFile;
  /**
   * Writes a file, whole or not at all.
   * @param version of what is replaced
   * @throws {Changed} if the file is no longer that
   * @throws {Outside} if the file is not one that may be changed
   */
  write(file: string, text: string, version: string): StoredFile;
}

/** A file is none of the site's words and facts. */
export class Outside extends Error {}

/** Somebody else has changed a file meanwhile. */
export class Changed extends Error {}

/** Such as `about.ts` and `a-case.mdx`. */
const isText = /\.(?:tsx?|mdx)$/;

/** The files in some folders on this machine. */
export class Disk implements Store {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders.flatMap((folder) => {
      try {
        return [realpathSync(folder)];
      } catch {
        return [];
      }
    });
  }

  /** The file itself, where links lead elsewhere. */
  #real(file: string): string {
    let real = "";
    try {
      real = realpathSync(file);
    } catch {
      throw new Outside("There is no such file.");
    }
    const isWithin = pathWithin(this.#folders, real) !== undefined;
    if (!isWithin || !isText.test(real) || !statSync(real).isFile()) {
      throw new Outside("The file is not one of the site's words and facts.");
    }
    return real;
  }

  read(file: string): StoredFile {
    const text = readFileSync(this.#real(file), "utf8");
    return { text, version: versionOf(text) };
  }

  write(file: string, text: string, version: string): StoredFile {
    const real = this.#real(file);
    if (this.read(real).version !== version) throw new Changed("The file was changed meanwhile.");
    const beside = join(dirname(real), `.${basename(real)}.${randomUUID()}.new`);
    try {
      writeFileSync(beside, text, { flag: "wx", mode: statSync(real).mode });
      renameSync(beside, real);
    } finally {
      rmSync(beside, { force: true });
    }
    return { text, version: versionOf(text) };
  }
}
