/** The words of a preview: a build that is not public, for those who decide whether it may be. */
export const previewWords = {
  /** Names the line for screen readers. */
  label: "Vorschau",
  of: (commit: string) =>
    commit ? `Dies ist eine Vorschau auf den Commit ${commit}.` : "Dies ist eine Vorschau.",
  live: "Die veröffentlichte Seite",
  /** Beside the button of each form, unless the preview has a mailbox. */
  formsOff: "In dieser Vorschau sind Formulare abgeschaltet: Es wird nichts gesendet.",
} as const;
