import type { OwnLogo } from "@kolam/content/model/company/logo";

/**
 * The agency's logo with its name. Without one the site shows the mark of `brand/mark.ts` and the
 * name.
 */
export const logo: OwnLogo | undefined = undefined;
