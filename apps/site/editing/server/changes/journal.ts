import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a file says; `undefined` if it is not there. */
export type Content = Buffer | undefined;

/**
 * What became of a step: done, undone, or left out of undoing because somebody else has changed the
 * file since.
 */
export type StepState = "done" | "undone" | "left";

/** A file that was written, with what it said before. */
export interface Step {
  readonly number: number;
  /** From the root, with slashes. */
  readonly file: string;
  readonly state: StepState;
  readonly before: Content;
  readonly after: Content;
  /** What steps that are undone together have alike. */
  readonly group?: string;
}

/** A step as it is on the disk. */
interface Entry {
  readonly file: string;
  readonly state: StepState;
  readonly before: string | null;
  readonly after: string | null;
  readonly group?: string | undefined;
}

/** As many steps as can be undone. */
const kept = 500;

const packed = (content: Content) => content?.toString("base64") ?? null;
const unpacked = (text: string | null): Content =>
  text === null ? undefined : Buffer.from(text, "base64");

/**
 * The log of changes, so that they can be undone after a reload or restart. Each step is a separate
 * file, because several servers of one site write to it.
 */
export class Journal {
  readonly #folder: string;

  /** @param folder of the journal alone, outside of what Git tracks */
  constructor(folder: string) {
    this.#folder = folder;
  }

  #path(number: number): string {
    return join(this.#folder, `${String(number).padStart(6, "0")}.json`);
  }

  #numbers(): readonly number[] {
    mkdirSync(this.#folder, { recursive: true });
    return readdirSync(this.#folder)
      .flatMap((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? []))
      .sort((a, b) => a - b);
  }

  #read(number: number): Step | undefined {
    try {
      const { before, after, group, ...entry }: Entry = JSON.parse(
        readFileSync(this.#path(number), "utf8"),
      );
      const contents = { before: unpacked(before), after: unpacked(after) };
      return { number, ...entry, ...contents, ...(group !== undefined && { group }) };
    } catch {
      // Another server has removed it, or this machine stopped while it was written.
      return undefined;
    }
  }

  /**
   * Logs a change before it is written. Undone changes can then no longer be redone.
   * @param group of the steps that are undone together
   * @returns the number of the step
   */
  record(file: string, before: Content, after: Content, group?: string): number {
    const numbers = this.#numbers();
    for (const number of numbers.slice(0, Math.max(0, numbers.length - kept))) this.forget(number);
    for (const { number, state } of this.steps()) {
      if (state === "done") break;
      if (state === "undone") this.forget(number);
    }
    const contents = { before: packed(before), after: packed(after) };
    const entry: Entry = { file, state: "done", ...contents, group };
    for (let number = (numbers.at(-1) ?? 0) + 1; ; number += 1) {
      try {
        writeFileSync(this.#path(number), JSON.stringify(entry), { flag: "wx" });
        return number;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    }
  }

  /** Removes a step, for example one that was not written after all. */
  forget(number: number): void {
    rmSync(this.#path(number), { force: true });
  }

  /** The steps that were taken down, the newest first. */
  *steps(): Generator<Step> {
    for (const number of this.#numbers().toReversed()) {
      const step = this.#read(number);
      if (step) yield step;
    }
  }

  mark({ number, file, before, after, group }: Step, state: StepState): void {
    const entry: Entry = { file, state, before: packed(before), after: packed(after), group };
    const beside = `${this.#path(number)}.new`;
    writeFileSync(beside, JSON.stringify(entry));
    renameSync(beside, this.#path(number));
  }
}
