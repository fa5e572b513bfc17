import type { SiteSettings } from "../../apps/site/resolve/settings.ts";

export const site = {
  example: true,
  languages: ["de"],
} as const satisfies SiteSettings;
