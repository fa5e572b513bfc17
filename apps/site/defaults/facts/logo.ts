import type { OwnLogo } from "@kolam/content/model/company/logo";

/** No logo of its own: the site shows the mark and the name. */
export const logo: OwnLogo | undefined = undefined;
