export const language = "en-GB";
export const name = "English";
export const absent = [] as const satisfies readonly string[];
export const home = "home page";
