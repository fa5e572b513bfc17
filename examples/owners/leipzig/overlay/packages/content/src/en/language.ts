export const language = "de-DE";
export const name = "Deutsch";
export const absent = [] as const satisfies readonly string[];
export const home = "Startseite";
