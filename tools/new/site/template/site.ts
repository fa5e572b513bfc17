import type { SiteSettings } from "@kolam/resolve/settings";

/** What a new site begins with, in the languages that the machine speaks. */
export const site = {
  example: true,
  languages: ["en", "de", "ar", "hi"],
} as const satisfies SiteSettings;
