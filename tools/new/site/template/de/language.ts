/** Die Sprache dieser Texte, als Kürzel nach BCP 47 mit Ihrem Land. */
export const language = "de-DE";

/** Ihr Name, wie er in ihr geschrieben wird. */
export const name = "Deutsch";

/** Ihre Startseite, wo es eine Seite in ihr nicht gibt. */
export const home = "Startseite";
