export const language = "de-DE";
export const name = "Deutsch";
export const home = "Startseite";
