import { foldersOf } from "./places.ts";
import { chooseLanguage, chooseSite, type Site } from "./sites.ts";

/** The site that this process is about: `SITE` in the environment, which its children inherit. */
export const site: Site = chooseSite(process.env.SITE);

/** The language that this process is about: `SITE_LANGUAGE` in the environment. */
export const language: string = chooseLanguage(site, process.env.SITE_LANGUAGE);

/** The folders of the site. */
export const folders = foldersOf(site);
