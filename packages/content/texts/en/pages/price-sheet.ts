/** The words of the quotation sheet. */
export const sheetWords = {
  nothing: "Nothing is ticked yet. The sum goes here.",
  /** In place of a sum that only scripts can write. */
  later: "Added up as soon as you send it.",
  units: { "one-off": "Once", hour: "By the hour", day: "By the day", month: "Every month" },
  onRequest: "After a conversation",
  /** Before what a price does not include. */
  without: "Not included:",
  weekLabel: "week",
  weeksLabel: "weeks",
  inARow: "one after another, fewer side by side",
} as const;
