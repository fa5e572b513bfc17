/** A page of the list that sales had learnt to ignore. */
export const ignoredList = {
  label:
    "Page 7 of 41 of the printed list of leads of January 2025: six of eight are students, the column “rung” is empty, and a marker shows the two owners of roofs among them.",
  title: "Web leads, January 2025",
  total: "1,230",
  page: "Page 7 of 41",
  columns: ["No.", "Who", "What they wrote", "Rung"],
  rows: [
    { no: "181", who: "R. Priya", text: "B.E. 3rd year, need savings for project" },
    { no: "182", who: "Karthik", text: "3 kW calculation pls, final year" },
    { no: "183", who: "Lakshmi M.", text: "own house Erode, EB bill 4,100", roof: true },
    { no: "184", who: "Dinesh", text: "for seminar, urgent" },
    { no: "185", who: "asdf", text: "see figures only" },
    { no: "186", who: "Abirami", text: "assignment, any district ok" },
    { no: "187", who: "Selvam", text: "shed roof 600 sq ft, when can you come", roof: true },
    { no: "188", who: "Team 4", text: "same as 182" },
  ],
  note: "Students again. Later.",
  found: "two roofs",
} as const;
