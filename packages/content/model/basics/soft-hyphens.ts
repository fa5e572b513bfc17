/**
 * Where a word may be broken; not seen anywhere else. The build puts it into the long words of what
 * pages show.
 */
export const softHyphen = "\u00ad";

/** Prevents a line break at its position, such as after the hyphen of `one-off`. */
export const wordJoiner = "\u2060";

/**
 * A text as it was written, for what is not shown on a page: metadata, what is sent or searched.
 */
export const withoutSoftHyphens = (text: string): string => text.replace(/[\u00ad\u2060]/g, "");
