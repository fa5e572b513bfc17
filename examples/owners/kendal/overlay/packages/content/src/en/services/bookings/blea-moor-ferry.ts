/** Seats sold on a day of sailings. Invented, as its story is. */
export const bleaMoorFerry = {
  label:
    "The jetty’s screen on a fine Saturday: the ten o’clock is full, the half past eleven has 3 seats left, the two o’clock 17, the half past three 31 of 48.",
  title: "Today’s boats",
  columns: ["Boat", "Left of 48", ""],
  sailings: [
    { time: "10.00", left: "0", note: "full", sold: 48 },
    { time: "11.30", left: "3", note: "be quick", sold: 45 },
    { time: "2.00", left: "17", note: "", sold: 31 },
    { time: "3.30", left: "31", note: "bring a coat", sold: 17 },
  ],
  seats: 48,
  foot: "Tickets until the rope is off",
} as const;
