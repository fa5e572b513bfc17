/** The words of the quotation sheet. */
export const sheetWords = {
  nothing: "Nothing is ticked yet. The sum goes here.",
  units: { "one-off": "Once", hour: "By the hour", day: "By the day", month: "Every month" },
  onRequest: "After a conversation",
  /** Before what a price does not include. */
  without: "Not included:",
  weekLabel: "week",
  weeksLabel: "weeks",
  inARow: "one after another, less side by side",
} as const;
