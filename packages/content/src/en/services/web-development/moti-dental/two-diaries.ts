/** The same chair on the same morning, in two diaries. */
export const twoDiaries = {
  label:
    "The paper diary and the screen of the Dharampeth clinic on Tuesday 24 February 2026: at 11:20 each has another patient in chair 2. Below, 11 such cases in nine days, none after the paper was closed on 27 February.",
  day: "Tuesday 24 February",
  paper: "Chair 2",
  screen: "Dharampeth, chair 2",
  rows: [
    { time: "10:40", written: "Mrs. Kale, crown", booked: "" },
    { time: "11:00", written: "", booked: "V. Bhoyar, check-up" },
    { time: "11:20", written: "Deshkar (walk-in)", booked: "A. Wankhede, filling", clash: true },
    { time: "11:40", written: "boy with toothache", booked: "" },
    { time: "12:00", written: "", booked: "S. Meshram, cleaning" },
  ],
  free: "free",
  count: "Somebody else in the chair",
  days: [
    { day: "17", cases: 0 },
    { day: "18", cases: 1 },
    { day: "19", cases: 1 },
    { day: "20", cases: 2 },
    { day: "21", cases: 1 },
    { day: "23", cases: 2 },
    { day: "24", cases: 1 },
    { day: "25", cases: 2 },
    { day: "26", cases: 1 },
    { day: "27", cases: 0, closed: true },
    { day: "28", cases: 0 },
    { day: "2", cases: 0 },
    { day: "3", cases: 0 },
  ],
  closed: "Paper closed",
  sum: "11 in nine days",
} as const;
