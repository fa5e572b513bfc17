/** The identity of “From three initials to a place”. Invented, as its case is. */
export const stepwellFinance = {
  label:
    "The identity of Stepwell Finance: a mark of steps that lead down to water, four colours with their names, the sign of a branch, the letter that told every customer the new name, and its recall among 400 borrowers, up from 84 to 252.",
  gist: "The identity of Stepwell Finance: a mark of steps that lead down to water beside the name, and both on the sign of a branch in a street.",
  name: "Stepwell",
  line: "Finance",
  colours: [
    { name: "well", value: "#123f3d" },
    { name: "water", value: "#3f9c8f" },
    { name: "stone", value: "#e6d7b8" },
    { name: "lime", value: "#faf5e9" },
  ],
  branch: "Odhav",
  letter: {
    greeting: "Dear customer,",
    text: "From 1 April we are called Stepwell. Your loan, your rate and your branch stay as they are.",
  },
  recall: {
    title: "Borrowers who recalled our name",
    of: 400,
    before: { label: "Three initials", value: 84, text: "84 of 400" },
    after: { label: "Stepwell", value: 252, text: "252 of 400" },
  },
} as const;
