import type { ArticleSlug } from "@kolam/content/model/pages/paths";
import {
  type CaseId,
  type PageId,
  type ServiceId,
  serviceIds,
} from "@kolam/content/model/pages/paths";

/**
 * A page of the site: a fixed page, a page of a list, an article, a case, a landing page, an
 * opening, or the not-found page.
 */
export type PageRef =
  | { readonly id: PageId; readonly page?: undefined }
  /** A page of a list after the first; the first is the fixed page. */
  | { readonly id: "blog" | "portfolio"; readonly page: number }
  | { readonly id: "article"; readonly slug: ArticleSlug; readonly page?: undefined }
  | { readonly id: "case"; readonly slug: CaseId; readonly page?: undefined }
  | { readonly id: "opening"; readonly slug: string; readonly page?: undefined }
  | { readonly id: "landing"; readonly slug: string; readonly page?: undefined }
  | { readonly id: "not-found"; readonly page?: undefined };

/** Whether a route shows one of the services. */
export function isServiceId(id: string): id is ServiceId {
  return serviceIds.some((service) => service === id);
}
