import { type SheetGroup, sumsOf } from "./sheet-groups.ts";

type Format = (value: number) => string;

/** What a language writes at the end of a thousand, such as `,000`. */
export const thousandsOf = (format: Format) => format(10_000).slice(-4);

/**
 * The unit in which styles add up a group before scripts do. They group no digits, so they count
 * whole thousands, to which they add the rest as it is written. `undefined` where that would be
 * wrong: with odd amounts, or from a lakh on where a language groups by two digits.
 */
export function countedIn({ lines }: SheetGroup, format: Format): 1 | 1_000 | undefined {
  const most = sumsOf(lines).amount[1];
  if (format(most) === String(most)) return 1;
  const thousands = thousandsOf(format);
  const isWhole = lines.every(({ amount }) => amount.every((one) => one % 1_000 === 0));
  const isWritten = format(most) === `${most / 1_000}${thousands}`;
  return isWhole && isWritten ? 1_000 : undefined;
}
