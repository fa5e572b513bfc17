import type { SiteSettings } from "@kolam/resolve/settings";

/** The initial settings of a new site. */
export const site = {
  example: true,
  languages: ["en", "de", "ar", "hi"],
} as const satisfies SiteSettings;
