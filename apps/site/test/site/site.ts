import type { SiteSettings } from "@kolam/resolve/settings";

/**
 * The site of the machine's tests: one of everything and three of every list, of a company that
 * does not exist.
 */
export const site = { example: true, languages: ["en", "ar"] } as const satisfies SiteSettings;
