import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathWithin } from "@kolam/resolve/places";
import { versionOf } from "../places/version.ts";

/** A file with what tells its state from any other. */
export interface StoredFile {
  readonly text: string;
  readonly version: string;
}

/** Any file, such as a picture. */
export interface StoredBytes {
  readonly content: Buffer;
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
  /**
   * Writes a new file.
   * @throws {Changed} if there is one of this name
   * @throws {Outside} if it is not in one of the folders
   */
  add(file: string, text: string): StoredFile;
  /** Any file of the site, such as a picture; `undefined` if it is not there. */
  bytes(file: string): StoredBytes | undefined;
  /**
   * Writes any file of the site, or removes it, whole or not at all.
   * @param version of what is replaced; `undefined` if it is not there
   * @throws {Changed} if it is no longer that
   * @throws {Outside} if it is not in one of the folders
   */
  put(file: string, content: Buffer | undefined, version: string | undefined): void;
}

/** The file does not belong to the site's texts and facts. */
export class Outside extends Error {}

/** Somebody else has changed a file meanwhile. */
export class Changed extends Error {}

/** Such as `about.ts` and `a-case.mdx`. */
const isText = /\.(?:tsx?|mdx)$/;

/** Such as `.generated` and `.env`, which are not the writers'. */
const isHidden = (name: string) => name.startsWith(".") || name === "node_modules";

/** Writes a file beside its place, and then moves it there. */
function replace(file: string, text: string | Buffer, mode?: number): void {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`);
  try {
    writeFileSync(beside, text, { flag: "wx", ...(mode !== undefined && { mode }) });
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** A file's text. What another encoding has instead of letters would be written back as signs. */
function decoded(content: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw new Outside("The file is not in UTF-8. Save it in that encoding first.");
  }
}

/** The files in some folders on this machine. */
export class Disk implements Store {
  readonly #own: readonly string[];
  readonly #readable: readonly string[];

  /**
   * @param own the folders whose files may be changed
   * @param others those whose files are only read
   */
  constructor(own: readonly string[], others: readonly string[] = []) {
    const real = (folder: string) => (existsSync(folder) ? [realpathSync(folder)] : []);
    this.#own = own.flatMap(real);
    this.#readable = [...this.#own, ...others.flatMap(real)];
  }

  /** The file itself, where links lead elsewhere. */
  #real(file: string, folders: readonly string[]): string {
    let real = "";
    try {
      real = realpathSync(file);
    } catch {
      throw new Outside("There is no such file.");
    }
    const isWithin = pathWithin(folders, real) !== undefined;
    if (!isWithin || !isText.test(real) || !statSync(real).isFile()) {
      throw new Outside("The file is not one of the site's words and facts.");
    }
    return real;
  }

  read(file: string): StoredFile {
    const text = decoded(readFileSync(this.#real(file, this.#readable)));
    return { text, version: versionOf(text) };
  }

  /** Where a file of the site is or would be. */
  #place(file: string): string {
    // The folders above it that are not there yet are made; none of the others may lead out.
    let above = existsSync(file) ? file : dirname(file);
    while (!existsSync(above)) above = dirname(above);
    const real = join(realpathSync(above), relative(above, file));
    const path = pathWithin(this.#own, real);
    if (path === undefined || path.split("/").some(isHidden)) {
      throw new Outside("The file is not one of the site's.");
    }
    return real;
  }

  bytes(file: string): StoredBytes | undefined {
    const real = this.#place(file);
    if (!existsSync(real)) return undefined;
    const content = readFileSync(real);
    return { content, version: versionOf(content) };
  }

  put(file: string, content: Buffer | undefined, version: string | undefined): void {
    const real = this.#place(file);
    if (this.bytes(real)?.version !== version) throw new Changed("The file was changed meanwhile.");
    if (content === undefined) {
      rmSync(real, { force: true });
    } else {
      mkdirSync(dirname(real), { recursive: true });
      replace(real, content, version === undefined ? undefined : statSync(real).mode);
    }
  }

  add(file: string, text: string): StoredFile {
    const real = this.#place(file);
    if (!isText.test(real)) {
      throw new Outside("The file is not one of the site's words and facts.");
    }
    if (existsSync(real)) throw new Changed("There is such a file by now.");
    mkdirSync(dirname(real), { recursive: true });
    replace(real, text);
    return { text, version: versionOf(text) };
  }

  write(file: string, text: string, version: string): StoredFile {
    const real = this.#real(file, this.#own);
    if (this.read(real).version !== version) throw new Changed("The file was changed meanwhile.");
    replace(real, text, statSync(real).mode);
    return { text, version: versionOf(text) };
  }
}
