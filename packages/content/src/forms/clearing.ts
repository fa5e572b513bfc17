/** The question before a form that holds answers is cleared. */
export const clearingWords = {
  title: "Clear the form?",
  /** What would be lost. */
  answers: (count: number) =>
    count === 1
      ? "The one answer you gave goes from this page and from this device."
      : `All ${count} answers go from this page and from this device.`,
  undo: "You can take that back until you type again.",
  /** In its place where a file has been chosen, which no page may choose for anybody. */
  undoWithoutFile: "You can take that back until you type again, all but the file.",
  confirm: "Clear it",
  keep: "Keep my answers",
  close: "Close",
} as const;
