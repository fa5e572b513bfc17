import { site } from "@kolam/resolve/current";

/**
 * What everything begins with that the site keeps in the browser. That of the sample is older than
 * other sites, and stays, so that nobody loses a draft.
 */
export const storagePrefix: string = site.settings.standard ? "site" : `site-${site.name}`;
