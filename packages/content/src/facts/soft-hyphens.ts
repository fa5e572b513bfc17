/** Where a word may be broken; not seen anywhere else. The build puts it into the long words of what pages show. */
export const softHyphen = "\u00ad";

/** A text as it was written, for what is not shown on a page: metadata, what is sent or searched. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, "");
