import { loadSiteConfig } from "./site-config.ts";

/** The names that the build writes into the site's code; declared where they are used. */
export function siteDefines(): Record<string, string> {
  return {
    __SITE_CONFIG__: JSON.stringify(loadSiteConfig()),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  };
}
