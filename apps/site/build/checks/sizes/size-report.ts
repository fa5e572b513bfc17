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
  /** Whether the limit is advice, which the build tells and does not insist on. */
  readonly advice?: boolean;
  readonly parts?: readonly Part[];
}

/** From this share of a limit on, the build warns. */
const nearly = 0.98;

/** Whether a size is within its limit. */
export function stateOf({ amount, limit }: Pick<Size, "amount" | "limit">) {
  if (amount > limit) return "too large";
  return amount > nearly * limit ? "nearly full" : "fits";
}

const number = (value: number) => Math.round(value).toLocaleString("en");

/** The largest of each kind, by name. */
function largestOfEach(sizes: readonly Size[]): Size[] {
  const largest = new Map<string, Size>();
  for (const size of sizes) {
    if (size.amount > (largest.get(size.what)?.amount ?? -1)) largest.set(size.what, size);
  }
  return [...largest.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
}

/** Rows of text with aligned columns; from the third on, of numbers. */
function aligned(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const cell = (text: string, column: number) =>
    column < 2 ? text.padEnd(width(column)) : text.padStart(width(column));
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}

function sentence({ what, file, amount, limit }: Size): string {
  const left = limit - amount;
  const rest = left < 0 ? `${number(-left)} too many` : `${number(left)} left`;
  return `${file}: ${what} is ${number(amount)} of ${number(limit)}, ${rest}`;
}

/**
 * All limits as a table with what is left of each, and a warning for each that is nearly reached.
 * @throws {BuildError} with the parts of what is over its limit
 */
export function sizeReport(sizes: readonly Size[]): { table: string; warnings: string[] } {
  const top = largestOfEach(sizes);
  const over = top.filter((size) => !size.advice && stateOf(size) === "too large");
  if (over.length > 0) {
    const lines = over.flatMap((size) => {
      const parts = (size.parts ?? []).toSorted((a, b) => b.amount - a.amount).slice(0, 8);
      const others = sizes.filter(
        (other) => other.what === size.what && stateOf(other) === "too large",
      );
      return [
        sentence(size),
        ...parts.map(({ name, amount }) => `${number(amount).padStart(12)} ${name}`),
        ...(others.length > 1 ? [`    ${others.length - 1} more are over this limit`] : []),
      ];
    });
    throw new BuildError(["Over a limit:", ...lines].join("\n"));
  }
  const rows = top.map((size) => [
    size.what,
    size.file,
    ...[size.amount, size.limit, size.limit - size.amount].map(number),
  ]);
  return {
    table: aligned([["what", "largest", "size", "limit", "left"], ...rows]),
    warnings: top
      .filter((size) => stateOf(size) !== "fits")
      .map((size) => `${size.advice ? "Advice" : "Nearly full"}: ${sentence(size)}.`),
  };
}
