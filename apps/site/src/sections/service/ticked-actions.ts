import type { Action } from "@kolam/content/model/basics/links";
import type { SitePath } from "@kolam/content/model/pages/paths";
import { paths, type ServiceId } from "@kolam/content/model/pages/paths";

/** The address of the quote request with a service ticked. */
export const quoteFor = (service: ServiceId): SitePath =>
  `${paths.quote.path}?services=${service}` as SitePath;

/** Actions on the page of a service: those that lead to the quote request tick it there. */
export const tickedActions = <Given extends Action>(
  actions: readonly Given[],
  service: ServiceId,
): readonly (Omit<Given, "href"> & { readonly href: SitePath })[] =>
  actions.map((action) => ({
    ...action,
    href: action.href === paths.quote.path ? quoteFor(service) : action.href,
  }));
