import { site } from "@kolam/resolve/current";

/**
 * What everything begins with that the site keeps in the browser. That of the sample is older than
 * other sites, and stays the same, so that no draft is lost.
 */
export const storagePrefix: string = site.settings.standard ? "site" : `site-${site.name}`;
