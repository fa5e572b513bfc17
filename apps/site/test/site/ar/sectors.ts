export const sectors = {
  trade: "التجارة",
  care: "الرعاية",
  schools: "المدارس",
} as const;
