/**
 * The tag that the owner chose, or `""` for none. The build inserts the value, so that code behind
 * a check for it is left out of a site without a tag.
 */
declare const __TAG_KIND__: import("./tag-config.ts").TagKind | "";

/** The tag's settings; `null` without a tag. */
declare const __TAG__: import("./tag-config.ts").TagConfig | null;
