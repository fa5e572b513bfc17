import type { PriceUnit } from "@kolam/content/model/services/prices";
import type { ServiceFacts } from "@kolam/content/model/services/service-facts";
import { type ServiceId, serviceIds } from "@kolam/content/model/services/services";
import { serviceFacts } from "@site/lists/services";

/** A span of money, or of weeks. */
export type Span = readonly [least: number, most: number];

/** What a line of the sheet adds to the sums. */
export interface SheetLine {
  readonly id: ServiceId;
  readonly amount: Span;
  /** Whether the price has no upper end. */
  readonly open?: boolean;
  readonly weeks: Span | undefined;
}

/** The lines with prices for the same unit: only these can be added up. */
export interface SheetGroup {
  readonly unit: PriceUnit | "on request";
  readonly lines: readonly SheetLine[];
}

function lineOf(
  id: ServiceId,
  { price, weeks, most }: ServiceFacts,
): SheetLine & Pick<SheetGroup, "unit"> {
  if (price === "on request") return { id, unit: price, amount: [0, 0], weeks: undefined };
  const { amount, unit } = price;
  const upTo = most ?? amount;
  const job = unit === "one-off" ? weeks : undefined;
  return { id, unit, amount: [amount, upTo], open: upTo === amount, weeks: job };
}

const lines = serviceIds.map((id) => lineOf(id, serviceFacts[id]));

/** The services by the unit of their prices, in their order. */
export const groups: readonly SheetGroup[] = [...new Set(lines.map(({ unit }) => unit))].map(
  (unit) => ({ unit, lines: lines.filter((line) => line.unit === unit) }),
);

/** The sums of some lines, the weeks one after another. */
export function sumsOf(chosen: readonly SheetLine[]): {
  readonly amount: Span;
  readonly weeks: Span;
} {
  const sum = (spans: readonly (Span | undefined)[], at: 0 | 1) =>
    spans.reduce((all, span) => all + (span?.[at] ?? 0), 0);
  const both = (spans: readonly (Span | undefined)[]) => [sum(spans, 0), sum(spans, 1)] as const;
  return {
    amount: both(chosen.map(({ amount }) => amount)),
    weeks: both(chosen.map(({ weeks }) => weeks)),
  };
}
