import { readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { writeSynced } from "../store/durable-files.ts";
import type { Met } from "./report.ts";

/** How often something was met on a page with a browser, and on which days (`YYYY-MM-DD`). */
export interface Row extends Met {
  readonly browser: string;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** Most rows. What comes when there are so many only raises the number of the others. */
const mostRows = 500;
/** Rows that long without a new report are forgotten, in days. */
const keptDays = 90;
/** Between two writes to the disk, in milliseconds. */
const writeEveryMs = 60_000;

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const keyOf = ({ page, kind, browser }: Pick<Row, "page" | "kind" | "browser">): string =>
  JSON.stringify([page, kind, browser]);

interface Kept {
  readonly rows: readonly Row[];
  readonly others: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function isRow(row: Row): boolean {
  const { page, kind, browser, count, first, last } = row;
  return (
    isCount(count) && [page, kind, browser, first, last].every((text) => typeof text === "string")
  );
}

function readKept(path: string): Kept {
  try {
    const { rows, others }: Kept = JSON.parse(readFileSync(path, "utf8"));
    return { rows: rows.slice(0, mostRows).filter(isRow), others: isCount(others) ? others : 0 };
  } catch {
    // There is none yet, or it is damaged: counts that nobody needs to get back.
    return { rows: [], others: 0 };
  }
}

/**
 * Counts errors in visitors' browsers, in a table of limited size.
 * @param path the file in which it is kept
 */
export function openTally(path: string, log: (line: string) => void, clock = Date.now) {
  const kept = readKept(path);
  const rows = new Map(kept.rows.map((row) => [keyOf(row), row]));
  let { others } = kept;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const forgetOld = (): void => {
    const oldest = dayOf(clock() - keptDays * dayMs);
    for (const [key, { last }] of rows) if (last < oldest) rows.delete(key);
  };
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    forgetOld();
    const text = JSON.stringify({ rows: [...rows.values()], others });
    writing = writing
      .then(() => writeSynced(`${path}.new`, text))
      .then(() => rename(`${path}.new`, path))
      .catch((error: Error) => log(`what visitors met was not written: ${error.message}`));
    return writing;
  };
  const later = (): void => {
    timer ??= setTimeout(() => void write(), writeEveryMs).unref();
  };

  return {
    /** Counts what a visitor met. */
    note(met: Met, browser: string): void {
      const key = keyOf({ ...met, browser });
      const row = rows.get(key);
      const today = dayOf(clock());
      if (!row && rows.size >= mostRows) forgetOld();
      if (!row && rows.size >= mostRows) others += 1;
      else {
        const { count = 0, first = today } = row ?? {};
        rows.set(key, { ...met, browser, count: count + 1, first, last: today });
      }
      later();
    },
    /** Counts a report that was not read. */
    miss(): void {
      others += 1;
      later();
    },
    /** All rows, what was met most first. */
    rows: (): Row[] => {
      forgetOld();
      return [...rows.values()].sort((a, b) => b.count - a.count);
    },
    /** How many reports are in no row. */
    others: (): number => others,
    /** Forgets all of it. */
    clear(): Promise<void> {
      rows.clear();
      others = 0;
      return write();
    },
    /** Writes what has not been written yet. */
    close: (): Promise<void> => (timer ? write() : writing),
  };
}
