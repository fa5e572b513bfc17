import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { CliError } from "./options.ts";

/** The faults that are known: for each file, the checks that find one. */
export class Baseline {
  readonly #path: string | undefined;
  readonly #known: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  readonly #found = new Map<string, Set<string>>();

  /** @throws {CliError} when the file is no baseline */
  constructor(path: string | undefined, update: boolean) {
    this.#path = path;
    this.#known = path === undefined || update || !existsSync(path) ? undefined : read(path);
  }

  /** Notes a fault. Returns whether it is new: not in the file, nor to be written there. */
  isNew(file: string, id: string): boolean {
    if (this.#path === undefined) return true;
    const ids = this.#found.get(file) ?? new Set();
    this.#found.set(file, ids.add(id));
    return this.#known !== undefined && !this.#known.get(file)?.has(id);
  }

  /** Writes the file if it is missing or to be written anew. Returns whether it did. */
  save(): boolean {
    if (this.#path === undefined || this.#known !== undefined) return false;
    const faults = [...this.#found].map(([file, ids]) => [file, [...ids].sort()]).sort();
    writeFileSync(this.#path, `${JSON.stringify(Object.fromEntries(faults), null, 2)}\n`);
    return true;
  }
}

function read(path: string): ReadonlyMap<string, ReadonlySet<string>> {
  try {
    const faults: Record<string, string[]> = JSON.parse(readFileSync(path, "utf8"));
    return new Map(Object.entries(faults).map(([file, ids]) => [file, new Set(ids)]));
  } catch (cause) {
    throw new CliError(`${path}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
