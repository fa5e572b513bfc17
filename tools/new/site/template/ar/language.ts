/** The language of these texts, as a BCP 47 tag with your country. */
export const language = "ar";

/** Its name, as its speakers write it. */
export const name = "العربية";

/** Its home page, where a page is not there in it. */
export const home = "الصفحة الرئيسية";
