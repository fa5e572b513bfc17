import type { SiteConfig } from "../config/site-config.ts";

declare const __SITE_CONFIG__: SiteConfig;

/** The settings the site was built with; read and validated in `config/site-config.ts`. */
export const config: SiteConfig = __SITE_CONFIG__;
