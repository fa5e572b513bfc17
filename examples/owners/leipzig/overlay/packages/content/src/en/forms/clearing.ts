/** The dialog before a form with answers is cleared. */
export const clearingWords = {
  title: "Formular leeren?",
  /** Lists what would be lost. */
  answers: (count: number) =>
    count === 1
      ? "Ihre eine Angabe verschwindet von dieser Seite und von diesem Gerät."
      : `Alle ${count} Angaben verschwinden von dieser Seite und von diesem Gerät.`,
  undo: "Das lässt sich rückgängig machen, bis Sie wieder etwas eingeben.",
  /** Used instead if a file was chosen: undoing cannot restore it, because a page cannot choose files. */
  undoWithoutFile:
    "Das lässt sich bis auf die Datei rückgängig machen, bis Sie wieder etwas eingeben.",
  confirm: "Leeren",
  keep: "Angaben behalten",
  close: "Schließen",
} as const;
