/** The dialog before a form with answers is cleared. */
export const clearingWords = {
  title: "Clear the form?",
  /** Lists what would be lost. */
  answers: (count: number) =>
    count === 1
      ? "The one answer you gave goes from this page and from this device."
      : `All ${count} answers go from this page and from this device.`,
  undo: "You can take that back until you type again.",
  /** Used instead if a file was chosen: undoing cannot restore it, because a page cannot choose files. */
  undoWithoutFile: "You can take that back until you type again, all but the file.",
  confirm: "Clear it",
  keep: "Keep my answers",
  close: "Close",
} as const;
