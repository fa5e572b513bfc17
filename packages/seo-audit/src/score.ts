import type { CheckResult, CheckStatus } from "./types.ts";

/** The share of a check's weight that each status earns. */
const earned: Readonly<Record<CheckStatus, number>> = {
  good: 1,
  warning: 0.5,
  error: 0,
  "not-applicable": 0,
};

type Weighted = Pick<CheckResult, "status" | "weight" | "atMost">;

/**
 * The weight earned as a percentage of the weight of all checks that apply. Rounded down, so that
 * only a page without a fault scores 100. A fault that keeps the page from being found at all sets
 * a limit.
 */
export function scoreOf(results: readonly Weighted[]): number {
  let possible = 0;
  let reached = 0;
  let limit = 100;
  for (const { status, weight, atMost = 100 } of results) {
    if (status === "not-applicable") continue;
    limit = Math.min(limit, atMost);
    possible += weight;
    reached += weight * earned[status];
  }
  return possible === 0 ? 0 : Math.min(Math.floor((reached / possible) * 100), limit);
}

/** Errors and warnings, sorted by the weight they cost, highest first. */
export function faultsOf(results: readonly CheckResult[]): readonly CheckResult[] {
  const cost = ({ status, weight }: Weighted) => weight * (1 - earned[status]);
  return results
    .filter(({ status }) => status === "warning" || status === "error")
    .toSorted((a, b) => cost(b) - cost(a));
}
