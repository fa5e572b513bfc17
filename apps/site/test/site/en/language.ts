/** The language of these words, as a BCP 47 tag. */
export const language = "en-GB";

/** Its name, as those who speak it write it. */
export const name = "English";

/** Its home page, where a page is not there in it. */
export const home = "home page";
