declare const __BASE__: string;

/**
 * What the paths of this site begin with in a browser: `/agency` for a site in a folder of a host,
 * empty at its root. Empty in build scripts too, to which a path names a file in the folder of the
 * built site.
 */
export const base = typeof __BASE__ === "undefined" ? "" : __BASE__;
