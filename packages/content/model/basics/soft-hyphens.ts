/**
 * Where a word may be broken; otherwise invisible. The build inserts it into long words on pages.
 */
export const softHyphen = "\u00ad";

/** Prevents a line break at its position, such as after the hyphen of `one-off`. */
export const wordJoiner = "\u2060";

/**
 * A text without soft hyphens and joiners, for uses outside a page: metadata, posted values,
 * search.
 */
export const withoutSoftHyphens = (text: string): string => text.replace(/[\u00ad\u2060]/g, "");
