/** The audit of a site's pages against each other. */

export { addressOf } from "./site/file-address.ts";
export { SiteAudit, type SiteFolder } from "./site/site-audit.ts";
export type { SiteResult } from "./site/site-check.ts";
export { siteChecks } from "./site/site-checks.ts";
export type { SiteCheckId } from "./texts/texts.ts";
