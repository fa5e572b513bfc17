/** The audit of a site's pages against each other. */

export { addressOf } from "./site/file-address.ts";
export { SiteAudit, type SiteFolder, type SiteResult, siteChecks } from "./site/site-audit.ts";
export type { SiteCheckId } from "./texts/texts.ts";
