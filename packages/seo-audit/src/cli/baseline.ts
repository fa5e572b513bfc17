import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { CliError } from "./options.ts";

/**
 * The faults that are known: for each file, the checks that find one.
 * @throws {CliError} when the file is not a baseline
 */
export function baselineIn(path: string | undefined, update: boolean) {
  const known = path === undefined || update || !existsSync(path) ? undefined : read(path);
  const found = new Map<string, Set<string>>();
  return {
    /**
     * Notes a fault. Returns whether it is new: neither in the file nor about to be written to it.
     */
    isNew(file: string, id: string): boolean {
      if (path === undefined) return true;
      found.set(file, (found.get(file) ?? new Set()).add(id));
      return known !== undefined && !known.get(file)?.has(id);
    },
    /** Writes the file if it is missing or must be rewritten. Returns whether it did. */
    save(): boolean {
      if (path === undefined || known !== undefined) return false;
      const faults = [...found].map(([file, ids]) => [file, [...ids].sort()]).sort();
      writeFileSync(path, `${JSON.stringify(Object.fromEntries(faults), null, 2)}\n`);
      return true;
    },
  };
}

export type Baseline = ReturnType<typeof baselineIn>;

function read(path: string): ReadonlyMap<string, ReadonlySet<string>> {
  try {
    const faults: Record<string, string[]> = JSON.parse(readFileSync(path, "utf8"));
    return new Map(Object.entries(faults).map(([file, ids]) => [file, new Set(ids)]));
  } catch (cause) {
    throw new CliError(`${path}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
