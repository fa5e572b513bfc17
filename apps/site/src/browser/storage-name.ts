declare const __STORAGE__: string;

/** The prefix of this site's names; build scripts and tests use the sample's. */
const prefix = typeof __STORAGE__ === "undefined" ? "site" : __STORAGE__;

/**
 * The name of something that the site stores in the browser or locks there. On a developer's
 * machine several sites share an address over time, and none may take another's drafts.
 */
export const storageName = (name: string): string => `${prefix}:${name}`;
