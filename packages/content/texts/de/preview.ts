export const previewWords = {
  label: "Vorschau",
  of: (commit: string) =>
    commit ? `Dies ist eine Vorschau auf den Commit ${commit}.` : "Dies ist eine Vorschau.",
  live: "Die veröffentlichte Seite",
  formsOff: "In dieser Vorschau sind Formulare abgeschaltet: Es wird nichts gesendet.",
} as const;
