import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { machineLanguage } from "@kolam/resolve/places";
import { command } from "../install/command.mjs";
import { content, UsageError } from "./names.ts";

/** Reads and changes the files of a checkout, and remembers which. */
export class Checkout {
  readonly #root: string;
  readonly changed = new Set<string>();
  readonly #created = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  path(file: string): string {
    return join(this.#root, file);
  }

  exists(file: string): boolean {
    return existsSync(this.path(file));
  }

  /** The text of a file, or the machine's version if the site leaves it out. */
  read(file: string): string {
    const stands = this.exists(file) ? file : this.#ofMachine(file);
    return readFileSync(this.path(stands), "utf8");
  }

  #ofMachine(file: string): string {
    const [room = "", ...rest] = relative(content, file).split(/[/\\]/);
    const rooms = room === "facts" ? ["facts"] : [`words/${room}`, `words/${machineLanguage}`];
    const places = rooms.map((each) => join("apps/site/defaults", each, ...rest));
    return places.find((place) => this.exists(place)) ?? file;
  }

  write(file: string, text: string | Uint8Array): void {
    if (!this.exists(file)) this.#created.add(file);
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
    this.changed.add(file);
  }

  /** @throws {UsageError} if there is such a file already */
  create(file: string, text: string): void {
    if (this.exists(file)) throw new UsageError(`${file} exists already. Choose another name.`);
    this.write(file, text);
  }

  /** The files that were not there before. */
  get created(): string[] {
    return [...this.#created].filter((file) => this.exists(file));
  }

  /** The changes, one line per file. */
  summary(): string {
    const lineOf = (file: string) => {
      const what = !this.exists(file) ? "removed" : this.#created.has(file) ? "new" : "changed";
      return `  ${what.padEnd(8)} ${file}`;
    };
    return [...this.changed].map(lineOf).join("\n");
  }

  /** Formats the changed files and removes imports that are no longer used. */
  format(): void {
    const left = [...this.changed].filter((file) => /\.tsx?$/.test(file) && this.exists(file));
    // Without a file the formatter would take the whole checkout.
    if (left.length === 0) return;
    const [program, args] = command("biome", ["check", "--write", ...left]);
    spawnSync(program, args, { cwd: this.#root });
  }

  /** Rewrites the lists of the pages. @throws with what is wrong in their folders */
  listPages(): void {
    this.#run("packages/content/build/page-lists/write-page-lists.ts");
  }

  /**
   * Rewrites the lists of the pages, articles and cases. @throws with what is wrong in one of them
   */
  generate(): void {
    this.#run("apps/site/build/generate.ts");
  }

  #run(script: string): void {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", pathToFileURL(this.path("packages/resolve/hooks.ts")).href, this.path(script)],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stderr);
  }

  /** Changes a file, if `change` does anything. @returns whether it does */
  change(file: string, change: (text: string) => string): boolean {
    const text = this.read(file);
    const changed = change(text);
    if (changed !== text) this.write(file, changed);
    return changed !== text;
  }

  /** Removes a file or a folder, if it is there. */
  remove(file: string): void {
    if (!this.exists(file)) return;
    rmSync(this.path(file), { recursive: true });
    this.changed.add(file);
  }

  /**
   * Changes a file. @throws if `change` does nothing, which means that the file is not as expected
   */
  edit(file: string, change: (text: string) => string): void {
    if (!this.change(file, change)) {
      throw new Error(`${file} is not as expected; nothing was changed in it.`);
    }
  }
}

/** Whether a line begins the list or object of this name. */
const opensList = (line: string, name: string) =>
  new RegExp(`^(?:export )?const ${name}\\b`).test(line);

/** The lines of a list or object: where it opens, and where it closes. */
export function boundsOf(lines: readonly string[], name: string): { open: number; close: number } {
  const open = lines.findIndex((line) => opensList(line, name));
  const close = lines.findIndex((line, at) => at > open && /^[\]}]/.test(line));
  if (open === -1 || close === -1) throw new Error(`There is no list called ${name}.`);
  return { open, close };
}

/** Adds an import after the others. */
export function addImport(text: string, line: string): string {
  const last = text.lastIndexOf("\nimport ");
  const end = text.indexOf(";\n", last) + 2;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}

/** Adds an entry at the end of a list or object, and the import that it needs, if any. */
export function addEntry(text: string, name: string, entry: string, imported?: string): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => opensList(line, name));
  const first = lines[at] ?? "";
  const empty = /(?<== [[{])(?=[\]}])/;
  if (empty.test(first)) lines[at] = first.replace(empty, () => `\n${entry}\n`);
  else lines.splice(boundsOf(lines, name).close, 0, ...entry.split("\n"));
  const added = lines.join("\n");
  return imported === undefined ? added : addImport(added, imported);
}

/** Removes the line that begins like this, indented or not. */
export function removeLine(text: string, start: string): string {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trimStart().startsWith(start));
  return first === -1 ? text : lines.toSpliced(first, 1).join("\n");
}

/**
 * Removes a key from an object, or a text from a list, if it is there, with its value and the
 * comment above it, and the import that begins like this.
 */
export function removeEntry(whole: string, name: string, key: string, imported?: string): string {
  const text = imported === undefined ? whole : removeLine(whole, imported);
  const lines = text.split("\n");
  if (!lines.some((line) => opensList(line, name))) return text;
  const { open, close } = boundsOf(lines, name);
  const own = new RegExp(`^  (?:${key}|"${key}")(?:: .*|,)$`);
  const first = lines.findIndex((line, at) => at > open && at < close && own.test(line));
  if (first === -1) return text;
  let last = first;
  // An entry of several lines ends where a line is indented like its first.
  if (/[[{(]$|:$|=>$/.test(lines[first] ?? "")) {
    last = lines.findIndex((line, at) => at > first && /^ {2}\S/.test(line));
    if (/=>$|:$/.test(lines[first] ?? ""))
      last = lines.findIndex((l, at) => at > first && /,$/.test(l));
  }
  let start = first;
  while (/^ {2}(?:\/\*\*|\*| \*|\/\/)/.test(lines[start - 1] ?? "")) start -= 1;
  lines.splice(start, last - start + 1);
  return lines.join("\n");
}
