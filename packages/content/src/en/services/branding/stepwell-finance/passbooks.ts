/** A borrower's loan book before and after, from “From three initials to a place”. Invented. */
export const passbooks = {
  label:
    "Two loan books of one borrower, number 04417: the old, worn one with the initials PJT lies on a newspaper about a lender called PTJ in court; the new one says Stepwell above steps that lead down to water.",
  clip: {
    paper: "City edition",
    headline: ["PTJ Finance:", "three directors", "in court"],
    remark: "Is this ours?",
  },
  old: { initials: "PJT", name: "Finance Ltd", kind: "Loan book" },
  made: {
    name: "Stepwell",
    line: "Finance",
    kind: "Loan book",
    earlier: "PJT until 31 March 2024",
  },
  holder: "Hasmukh P., turner",
  number: "No. 04417",
} as const;
