export const language = "en-GB";
export const name = "English";
export const home = "home page";
