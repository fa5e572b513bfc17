/** The words of a preview: a build that is not public, for those who decide whether it may be. */
export const previewWords = {
  /** Names the line for screen readers. */
  label: "Preview",
  of: (commit: string) =>
    commit ? `This is a preview of commit ${commit}.` : "This is a preview.",
  live: "The live page",
  /** Beside the button of each form, unless the preview has a mailbox. */
  formsOff: "In this preview, forms are switched off: nothing is sent.",
} as const;
