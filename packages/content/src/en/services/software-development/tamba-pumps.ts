/** The foundry's tracker: one casting on its way, and the other orders of the week. */
export const tambaPumps = {
  label:
    "The foundry tracker on a tablet: casting 2231 is at station six of nine and leaves on 12 March; of four orders one is a day late.",
  gist: "The foundry tracker on a tablet: casting 2231 is at station six of nine and leaves on 12 March; 19 of 20 dates were kept.",
  title: "Foundry tracker",
  casting: {
    name: "Casting 2231",
    text: "Pump housing, 48 pieces, for Sangli",
    leaves: "Leaves on",
    date: "Thu 12 March",
  },
  stations: ["Pattern", "Mould", "Melt", "Pour", "Fettle", "Machine", "Test", "Papers", "Truck"],
  passed: 5,
  since: "since 09:40",
  columns: ["Casting", "Part", "Station", "Promised", "Now"],
  orders: [
    {
      casting: "2231",
      part: "Pump housing",
      station: "6 of 9",
      promised: "12 Mar",
      now: "on time",
    },
    { casting: "2230", part: "Valve body", station: "8 of 9", promised: "11 Mar", now: "on time" },
    {
      casting: "2227",
      part: "Bearing cap",
      station: "3 of 9",
      promised: "13 Mar",
      now: "a day late",
      late: true,
    },
    { casting: "2219", part: "Impeller", station: "9 of 9", promised: "9 Mar", now: "left 17:20" },
  ],
  /** The orders promised for the month; the last was late. */
  promised: 20,
  kept: "19 of 20 dates kept",
} as const;
