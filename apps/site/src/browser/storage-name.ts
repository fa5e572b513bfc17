import type { StoredName } from "@kolam/content/model/law/storage";

declare const __STORAGE__: string;

/** The prefix of this site's names; build scripts and tests use the sample's. */
const prefix = typeof __STORAGE__ === "undefined" ? "site" : __STORAGE__;

/**
 * The name of something that the site stores in the browser. On a developer's machine several sites
 * share an address over time, and none may take another's drafts. A name that the privacy page does
 * not list does not compile.
 */
export const storageName = (name: StoredName): string => `${prefix}:${name}`;

/** The name of a lock, which is released with the page. */
export const lockName = (name: string): string => `${prefix}:${name}`;
