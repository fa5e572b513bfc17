import type { SiteSettings } from "../../apps/site/resolve/settings.ts";

export const site = {
  example: true,
  languages: ["en"],
} as const satisfies SiteSettings;
