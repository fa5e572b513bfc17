/**
 * The trades of the clients, in the order of the portfolio's filter: its anchor, and the name that
 * a case's file gives it.
 */
export const sectors = {
  food: "Food",
} as const;
