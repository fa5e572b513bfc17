import type { Day } from "@kolam/content/model/basics/dates";
import type { PageId } from "@kolam/content/model/pages/paths";
import { ofServices } from "@kolam/content/model/services/services";
import { accessibility } from "./pages/accessibility.ts";
import { impressum } from "./pages/impressum.ts";
import { privacy } from "./pages/privacy.ts";
import { terms } from "./pages/terms.ts";

const start = "2026-03-09";

/**
 * The day on which the words of each page last changed, for `sitemap.xml` and the structured data.
 */
export const pageUpdated = {
  home: start,
  about: start,
  services: start,
  contact: start,
  ...ofServices(({ updated }) => updated),
  blog: start,
  careers: start,
  quote: start,
  portfolio: start,
  "seo-analyzer": start,
  impressum: impressum.updated.iso,
  privacy: privacy.updated.iso,
  terms: terms.updated.iso,
  accessibility: accessibility.updated.iso,
  sitemap: start,
  "thank-you": start,
} as const satisfies Record<PageId, Day>;

/** The pages that list articles. */
export const pagesOfArticles = ["home", "blog", "sitemap"] as const satisfies readonly PageId[];
