import type { Visitor } from "./networks.ts";

/**
 * How much a network may use, as a multiple of what is free at the time. While much is free, a
 * network may use almost anything; it never gets everything, however many addresses it has; and the
 * more networks ask for much, the less each of them gets (Choudhury and Hahne, "Dynamic Queue
 * Length Thresholds for Shared-Memory Packet Switches", 1998). Addresses that use nothing yet come
 * before those that do: an attacker may share a carrier's network with thousands of honest phones.
 */
const shares = {
  line: { again: 1 / 2, first: 1 },
  area: { again: 1, first: 4 },
} as const;

/** The name under which the sum of all visitors is kept; no network has that name. */
const everybody = "everybody";

/** The names that a visitor's use is kept under; without a visitor, that of everybody alone. */
export const namesOf = (visitor: Visitor | undefined): string[] => [
  everybody,
  ...(visitor ? [visitor.own, ...visitor.wider.map(({ name }) => name)] : []),
];

/** How much there is for all visitors together, and for each address; 0 for any amount. */
export type Amounts = { all: number; each: number };

/** Whose part of a budget is used up: that of the address or its network, or everybody's. */
export type Refusal = "visitor" | "everybody";

export type Tally = ReturnType<typeof tally>;

/** Sums by name. */
export function tally() {
  const sums = new Map<string, number>();
  const add = (name: string, amount: number): void => {
    const sum = (sums.get(name) ?? 0) + amount;
    if (sum === 0) sums.delete(name);
    else sums.set(name, sum);
  };
  return {
    add,
    of: (name: string): number => sums.get(name) ?? 0,
    entries: () => sums.entries(),
    /** Adds an amount under all names of a visitor. */
    count(visitor: Visitor | undefined, amount: number): void {
      for (const name of namesOf(visitor)) add(name, amount);
    },
  };
}

const nothing = tally();

/**
 * A shared resource, such as connections, memory, or the messages of a day. Without a limit per
 * address there is none per network.
 * @param newcomer an address that uses no more than this counts as one that uses nothing yet
 */
export function budget({ all, each }: Amounts, newcomer = 0) {
  const used = tally();
  const budget = {
    used,

    /**
     * Why an amount would not fit; undefined if it would.
     * @param freed what will no longer be used by then
     */
    whyNot(visitor: Visitor, amount: number, freed: Tally = nothing): Refusal | undefined {
      const use = (name: string): number => used.of(name) - freed.of(name);
      if (each > 0 && use(visitor.own) + amount > each) return "visitor";
      if (all === 0) return undefined;
      const left = all - use(everybody);
      if (amount > left) return "everybody";
      if (each === 0) return undefined;
      const visit = use(visitor.own) <= newcomer ? "first" : "again";
      const isOver = visitor.wider.some(
        ({ name, kind }) => use(name) + amount > shares[kind][visit] * left,
      );
      return isOver ? "visitor" : undefined;
    },

    /** What one connection or post holds, which may grow until it ends. */
    hold(visitor: Visitor) {
      let held = 0;
      let ended = false;
      return {
        /** Takes more, or gives some back if `amount` is negative. Returns whether it was free. */
        more(amount: number): boolean {
          // A rejected body still returns the memory that its parser drops.
          if (ended) return true;
          if (amount > 0 && budget.whyNot(visitor, amount)) return false;
          held += amount;
          used.count(visitor, amount);
          return true;
        },
        /** Gives everything back. */
        end(): void {
          used.count(visitor, -held);
          held = 0;
          ended = true;
        },
      };
    },
  };
  return budget;
}
