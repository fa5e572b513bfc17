import { BuildError } from "../../build-error.ts";

/** A part of what was measured. */
export interface Part {
  readonly name: string;
  readonly amount: number;
}

/** Something measured and its limit; bytes, unless `what` says otherwise. */
export interface Size {
  readonly what: string;
  /** The page or file that was measured. */
  readonly file: string;
  readonly amount: number;
  readonly limit: number;
  /** Why exceeding the limit is only reported: it matters on one host only. */
  readonly advice?: string;
  readonly parts?: readonly Part[];
}

/** The largest amounts of an earlier build, by what was measured. */
export type Earlier = Readonly<Record<string, number>>;

const number = (value: number) => Math.round(value).toLocaleString("en");

/** The largest of each kind, by name. */
export function largestOfEach(sizes: readonly Size[]): Size[] {
  const largest = new Map<string, Size>();
  for (const size of sizes) {
    if (size.amount > (largest.get(size.what)?.amount ?? -1)) largest.set(size.what, size);
  }
  return [...largest.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
}

/** Rows of text with aligned columns; from the third on, numbers. */
function aligned(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const cell = (text: string, column: number) =>
    column < 2 ? text.padEnd(width(column)) : text.padStart(width(column));
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}

/** How much more or less than in the previous build. */
function growth({ what, amount }: Size, earlier: Earlier): string {
  const before = earlier[what];
  if (before === undefined || before === amount) return "";
  return `${amount > before ? "+" : "−"}${number(Math.abs(amount - before))}`;
}

const tooMuch = ({ what, file, amount, limit }: Size): string =>
  `${file}: ${what} is ${number(amount)} of ${number(limit)}, ${number(amount - limit)} too many`;

/**
 * The largest of each kind as a table, with what has changed since the previous build.
 * @throws {BuildError} with the parts of what is over its limit
 */
export function sizeReport(
  sizes: readonly Size[],
  earlier: Earlier = {},
): { table: string; warnings: string[] } {
  const top = largestOfEach(sizes);
  const over = top.filter(({ amount, limit }) => amount > limit);
  const refused = over.filter(({ advice }) => advice === undefined);
  if (refused.length > 0) {
    const lines = refused.flatMap((size) => {
      const parts = (size.parts ?? []).toSorted((a, b) => b.amount - a.amount).slice(0, 8);
      return [
        tooMuch(size),
        ...parts.map(({ name, amount }) => `${number(amount).padStart(12)} ${name}`),
      ];
    });
    const whose = "The limits are yours: apps/site/build/checks/sizes/limits.ts.";
    throw new BuildError(["Over a limit:", ...lines, whose].join("\n"));
  }
  const rows = top.map((size) => [
    size.what,
    size.file,
    number(size.amount),
    number(size.limit),
    growth(size, earlier),
  ]);
  return {
    table: aligned([["what", "largest", "size", "limit", "since the last build"], ...rows]),
    warnings: over.map((size) => `Advice: ${tooMuch(size)}. ${size.advice}`),
  };
}
