/** The first week under the new name, from “From three initials to a place”. Invented. */
export const firstWeek = {
  label:
    "A keypad phone with a bank’s text message of 5 April that still names PJT, and a branch’s pad with the calls about it from Monday to Saturday: 18, 27, 31, 38, 92 and 104, together 310.",
  sent: {
    from: "Your bank",
    at: "05-04 09:12",
    before: ["Rs 6,850.00 taken", "from a/c XX4417", "on mandate of"],
    payee: "PJT FIN LTD",
    after: "Bal Rs 2,310.40",
    keys: ["Options", "Back"],
  },
  pad: {
    title: "Calls, all branches",
    days: [
      { day: "Mon 1", calls: 18 },
      { day: "Tue", calls: 27 },
      { day: "Wed", calls: 31 },
      { day: "Thu", calls: 38 },
      { day: "Fri 5", calls: 92 },
      { day: "Sat", calls: 104 },
    ],
    total: "310",
    question: "“Who took my money?”",
  },
} as const;
