/** The language of these texts, as a BCP 47 tag with your country. */
export const language = "hi-IN";

/** Its name, as its speakers write it. */
export const name = "हिन्दी";

/** Its home page, where a page is not there in it. */
export const home = "मुखपृष्ठ";
