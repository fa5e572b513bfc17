declare const __STORAGE__: string;

/** What the names of this site begin with; build scripts and tests are about the sample. */
const prefix = typeof __STORAGE__ === "undefined" ? "site" : __STORAGE__;

/**
 * The name of something that the site keeps in the browser, or locks there. On one machine several
 * sites have the same address, one after the other, and none may take the drafts of another.
 */
export const storageName = (name: string): string => `${prefix}:${name}`;
