/** A day of the first fortnight: the finance head's meetings, and the quotations that waited. */
export const approvalDay = {
  label:
    "The finance head’s diary on Tuesday 7 October 2025 with three meetings, and beside it nine quotations as bars from asked to approved: they end when a meeting does, after 50 minutes in the median.",
  day: "Tuesday",
  date: "7 October 2025",
  /** Hours of the day, as numbers: 10.25 is a quarter past ten. */
  hours: [9, 10, 11, 12, 13, 14, 15, 16, 17],
  meetings: [
    { from: 10, to: 11.25, text: "Bank" },
    { from: 12, to: 13.5, text: "Auditors" },
    { from: 15, to: 16.5, text: "Partners" },
  ],
  asked: "Quotations 37 to 45: minutes until approved",
  quotes: [
    { asked: 9.33, minutes: 11 },
    { asked: 10.08, minutes: 75 },
    { asked: 10.67, minutes: 44 },
    { asked: 11.5, minutes: 8 },
    { asked: 12.25, minutes: 80 },
    { asked: 12.83, minutes: 50 },
    { asked: 14.17, minutes: 12 },
    { asked: 15.17, minutes: 85 },
    { asked: 15.75, minutes: 55 },
  ],
  rules: {
    title: "Who approves",
    since: "Since 15 October",
    columns: ["Customer", "Floor"],
    floors: [
      { customer: "Contract", floor: "6%" },
      { customer: "Regular", floor: "9%" },
      { customer: "New", floor: "12%" },
    ],
    above: { margin: "At the floor or above", who: "Either desk head" },
    below: { margin: "Below the floor", who: "Finance head" },
    signed: "agreed, F. S.",
  },
} as const;
