import type { SiteSettings } from "@kolam/resolve/settings";

export const site = {
  example: true,
  languages: ["en"],
} as const satisfies SiteSettings;
