/** How visits were counted in the end, from “Less reach, fuller showroom”. Invented. */
export const counterCard = {
  label:
    "The advertising platform’s screen, which has a dash in place of the showroom’s visits because they are too few, and the card on the counter beside a blue plate: 22 parties on a Saturday, of whom four could not say what brought them.",
  screen: {
    title: "Store visits",
    shop: "Mittirang, Jaipur",
    period: "1 to 31 May",
    reason: ["Not enough visits", "to report."],
    note: "Below the minimum for this metric",
    months: ["Mar", "Apr", "May"],
  },
  card: {
    title: "What brought you here?",
    day: "Sat 11 October",
    rows: [
      { name: "Search", count: 6 },
      { name: "Catalogue", count: 6 },
      { name: "A friend", count: 4 },
      { name: "Passing by", count: 2 },
      { name: "Cannot say", count: 4 },
    ],
    total: "22 parties",
  },
} as const;
