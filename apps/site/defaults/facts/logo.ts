import type { OwnLogo } from "@kolam/content/model/company/logo";

/** No logo: the site shows the mark and the name. */
export const logo: OwnLogo | undefined = undefined;
