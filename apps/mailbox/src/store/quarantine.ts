import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Log = (line: string) => void;

/**
 * Where damaged files go, so that one of them can neither stop the mailbox nor vanish: a person decides
 * what becomes of it.
 */
export class Quarantine {
  readonly #directory: string;
  readonly #log: Log;
  #count: number;

  constructor(dataDir: string, log: Log) {
    this.#directory = join(dataDir, "quarantine");
    this.#log = log;
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
    this.#count = readdirSync(this.#directory).length;
  }

  /** Number of files in it. */
  get count(): number {
    return this.#count;
  }

  /** Moves a file here. `reason` completes "… because it". */
  take(path: string, name: string, reason: string): void {
    this.#put(name, (target) => renameSync(path, target), path, reason);
  }

  /** Keeps a copy of damaged text here. */
  keep(name: string, text: string, reason: string): void {
    const write = (target: string) => writeFileSync(target, text, { mode: 0o600 });
    this.#put(name, write, `a part of ${name}`, reason);
  }

  #put(name: string, put: (target: string) => void, what: string, reason: string): void {
    const target = join(this.#directory, `${Date.now().toString(36)}-${this.#count}-${name}`);
    try {
      put(target);
      this.#count += 1;
      this.#log(`put ${what} into ${target}, because it ${reason}`);
    } catch (error) {
      this.#log(`left out ${what}, because it ${reason}: ${(error as Error).message}`);
    }
  }
}
