/**
 * What a preview says of itself; `null` in a site for the public, which has none of the code behind
 * a check for it.
 */
declare const __PREVIEW__: import("../../config/site-config.ts").SiteConfig["preview"] | null;
