/** The labels of a score, the highest first, by the colour of each. */
export const scoreLabels = {
  green: "Excellent",
  yellow: "Good",
  red: "Needs Improvement",
  /** Of an audit with an error. */
  errors: "Errors to Fix",
} as const;
