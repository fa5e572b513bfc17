declare const __BASE__: string;

/**
 * The base path of the site in a browser: `/agency` for a site in a subfolder, empty at the root.
 * Also empty in build scripts, where paths are those of files in the output folder.
 */
export const base = typeof __BASE__ === "undefined" ? "" : __BASE__;
