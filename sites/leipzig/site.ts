import type { SiteSettings } from "@kolam/resolve/settings";

export const site = {
  example: true,
  languages: ["de"],
} as const satisfies SiteSettings;
