/** What three receptions marked in a week, on the sheets beside their telephones. */
export const tallySheets = {
  label:
    "Three tally sheets from the receptions in Sitabuldi, Dharampeth and Sadar, a week in January 2026: 115 of 230 calls were about the hours, the way or the fee, circled in red.",
  head: "Calls, Mon 12 to Sat 17 January",
  sheets: [
    { clinic: "Sitabuldi", hours: 22, way: 9, fee: 15, visit: 36, other: 10 },
    { clinic: "Dharampeth", hours: 14, way: 6, fee: 11, visit: 25, other: 7 },
    { clinic: "Sadar", hours: 17, way: 12, fee: 9, visit: 30, other: 7 },
  ],
  rows: [
    { key: "hours", name: "Open when?", asked: true },
    { key: "way", name: "Where?", asked: true },
    { key: "fee", name: "How much?", asked: true },
    { key: "visit", name: "A time, please" },
    { key: "other", name: "Other" },
  ],
  of: "of",
  sum: "Hours, way, fee:",
} as const;
