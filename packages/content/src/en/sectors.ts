/**
 * The sectors of the clients, in the order of the portfolio's filter: its anchor, and the name that
 * a case's file gives it.
 */
export const sectors = {
  retail: "Retail",
  manufacturing: "Manufacturing",
  health: "Health",
  education: "Education",
  finance: "Finance",
  food: "Food",
  travel: "Travel and transport",
  energy: "Energy",
  property: "Property and services",
} as const;
