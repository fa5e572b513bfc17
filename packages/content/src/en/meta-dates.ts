import type { Day } from "@kolam/content/model/basics/dates";
import type { PageId } from "@kolam/content/model/pages/paths";
import { ofServices } from "@kolam/content/model/services/services";
import { accessibility } from "./pages/accessibility.ts";
import { privacy } from "./pages/privacy.ts";
import { terms } from "./pages/terms.ts";

/**
 * The day on which the words of each page last changed, for `sitemap.xml` and the structured data.
 * Do not change it for a change of layout or style: search engines ignore dates that prove
 * unreliable. A page that lists articles is at least as new as its newest article.
 */
export const pageUpdated = {
  home: "2026-11-20",
  about: "2026-11-20",
  services: "2026-11-20",
  contact: "2026-11-20",
  ...ofServices(({ updated }) => updated),
  blog: "2026-11-20",
  careers: "2026-11-20",
  quote: "2026-11-20",
  prices: "2026-11-26",
  proof: "2026-11-26",
  portfolio: "2026-11-20",
  "seo-analyzer": "2026-11-20",
  privacy: privacy.updated.iso,
  terms: terms.updated.iso,
  accessibility: accessibility.updated.iso,
  sitemap: "2026-11-20",
  "thank-you": "2026-11-20",
} as const satisfies Record<PageId, Day>;

/** The pages that list articles. */
export const pagesOfArticles = ["home", "blog", "sitemap"] as const satisfies readonly PageId[];
