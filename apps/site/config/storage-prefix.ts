import { site } from "@kolam/resolve/current";

/**
 * The prefix of everything that the site stores in the browser. The sample's is older than other
 * sites, and stays the same so that no draft is lost.
 */
export const storagePrefix: string = site.settings.standard ? "site" : `site-${site.name}`;
