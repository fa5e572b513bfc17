/** The sectors of the clients, in the order of the portfolio's filter. */
export const sectors = {
  trade: "Trade",
  care: "Care",
  schools: "Schools",
} as const;
