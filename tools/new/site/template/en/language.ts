/** The language of these texts, as a BCP 47 tag with your country. */
export const language = "en-GB";

/** Its name, as its speakers write it. */
export const name = "English";

/** Its home page, where a page is not there in it. */
export const home = "home page";
