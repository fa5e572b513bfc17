import type { OldAddresses } from "@kolam/content/model/pages/old-addresses";

/**
 * Addresses of the past: each leads for good to a page of the site, or is `"gone"`, which search
 * engines forget sooner than what is not found. They are paths alone, as browsers send them
 * (`/%C3%BCber-uns`); a query is kept. Each stands for its spellings with `.html` and with a slash
 * as well. `pnpm new redirects` finds them in an old sitemap.
 */
export const redirects = {
  "/services/seo-services": "/services/seo",
  "/services/ecommerce-solutions": "/services/ecommerce",
  "/services/ui-ux-design": "/services/design",
  "/services/branding-strategy": "/services/branding",
  "/services/print-design": "gone",
} as const satisfies OldAddresses;
