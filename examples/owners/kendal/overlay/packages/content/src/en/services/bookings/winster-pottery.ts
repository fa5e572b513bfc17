/** Late orders, month by month. Invented, as its story is. */
export const winsterPottery = {
  label:
    "Orders on the shelf from March to October: 22 in March, 58 in June at the most that three firings hold, and never a late one since the book opened in May.",
  title: "Pots promised, by month",
  points: [
    { label: "Mar", value: 22 },
    { label: "Apr", value: 34 },
    { label: "May", value: 47 },
    { label: "Jun", value: 58 },
    { label: "Jul", value: 57 },
    { label: "Aug", value: 58 },
    { label: "Sep", value: 52 },
    { label: "Oct", value: 44 },
  ],
  max: 70,
  ticks: [
    { value: 30, text: "30" },
    { value: 60, text: "60: what the kiln holds" },
  ],
  first: "22",
  last: "44",
  note: { at: "May", text: "The book opens" },
} as const;
