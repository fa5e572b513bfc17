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
    const target = this.#freeName(name);
    try {
      renameSync(path, target);
      this.#count += 1;
      this.#log(`moved ${path} to ${target}, because it ${reason}`);
    } catch (error) {
      this.#log(`left out ${path}, because it ${reason}; moving it: ${(error as Error).message}`);
    }
  }

  /** Keeps a copy of damaged text here. */
  keep(name: string, text: string, reason: string): void {
    const target = this.#freeName(name);
    try {
      writeFileSync(target, text, { mode: 0o600 });
      this.#count += 1;
      this.#log(`copied a part of ${name} to ${target}, because it ${reason}`);
    } catch (error) {
      this.#log(`left out a part of ${name}, because it ${reason}: ${(error as Error).message}`);
    }
  }

  #freeName(name: string): string {
    return join(this.#directory, `${Date.now().toString(36)}-${this.#count}-${name}`);
  }
}
