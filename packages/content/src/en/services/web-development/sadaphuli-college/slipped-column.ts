/** The spreadsheet after one column had been sorted by itself, and what the build asks since. */
export const slippedColumn = {
  label:
    "A spreadsheet whose column of fees was sorted alone: lines cross from seven courses to their own fees, all in other rows. Beside it, today’s question: 23 fees differ, so a second name is needed.",
  file: "Courses 2024",
  letters: ["A", "C"],
  columns: ["Course", "Fee"],
  /** Each with its own fee; on the sheet, the fees stand in their own order. */
  courses: [
    { name: "B.Com.", fee: 22600 },
    { name: "B.Com. Honours", fee: 28400 },
    { name: "B.B.A.", fee: 42500 },
    { name: "B.M.S.", fee: 44000 },
    { name: "M.Com.", fee: 18900 },
    { name: "Banking diploma", fee: 9800 },
    { name: "Accounts certificate", fee: 6500 },
  ],
  times: [
    { at: "11:20", text: "Published" },
    { at: "11:57", text: "A father rings" },
    { at: "12:00", text: "Put right" },
  ],
  check: {
    title: "Publish courses",
    heading: "23 fees differ",
    text: "from the last published sheet. More than three need a second name.",
    changes: [
      { name: "B.Com.", was: "₹22,600", now: "₹6,500" },
      { name: "B.Com. Honours", was: "₹28,400", now: "₹9,800" },
      { name: "B.B.A.", was: "₹42,500", now: "₹18,900" },
    ],
    others: "and 20 more",
    first: "First name",
    signed: "S. Gaikwad",
    second: "Second name",
    action: "Publish",
  },
} as const;
