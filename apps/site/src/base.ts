declare const __BASE__: string;

/**
 * The prefix of this site's paths in a browser: `/agency` for a site in a folder of a host, empty
 * at its root. Empty in build scripts too, where a path is that of a file in the built site's
 * folder.
 */
export const base = typeof __BASE__ === "undefined" ? "" : __BASE__;
