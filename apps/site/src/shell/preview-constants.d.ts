/**
 * What a preview says of itself; `null` in a public site, which leaves out the code behind a check
 * for it.
 */
declare const __PREVIEW__: import("../../config/site-config.ts").SiteConfig["preview"] | null;
