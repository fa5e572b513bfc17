/** How the forecast failed, from “Nine hundred pages, readmitted”. Invented, as its case is. */
export const forecast = {
  label:
    "A calendar from March to May 2025, the promised weeks in yellow, with the pages back on each Friday: 14 in the third week, 118 when the promise ended, 900 on 30 May; and the crawler’s log, some 40 pages a day until the repair.",
  calendar: {
    year: "2025",
    days: ["M", "T", "W", "T", "F", "S", "S"],
    months: ["March", "April", "May"],
    promised: "promised",
    back: "in blue: pages back",
    fridays: ["0", "0", "0", "14", "36", "71", "118", "240", "405", "610", "790", "900"],
  },
  log: {
    title: "crawler, Fridays",
    columns: ["day", "pages", "text in"],
    slow: [
      ["14 Mar", "31", "5.2 s"],
      ["21 Mar", "38", "5.2 s"],
      ["28 Mar", "36", "5.1 s"],
      ["04 Apr", "44", "5.2 s"],
      ["11 Apr", "41", "5.2 s"],
      ["18 Apr", "47", "5.0 s"],
    ],
    repaired: "templates repaired",
    fast: [
      ["02 May", "212", "1.4 s"],
      ["16 May", "318", "1.4 s"],
    ],
    pen: "Speed first, then a date.",
  },
} as const;
