import type { Action } from "@kolam/content/model/basics/links";
import {
  paths,
  type ServiceId,
  type SitePath,
  type TickedPath,
} from "@kolam/content/model/pages/paths";

/** The address of the quote request with a service ticked. */
export const quoteFor = (service: ServiceId): TickedPath =>
  `${paths.quote.path}?services=${service}`;

/** Actions on the page of a service: those that lead to the quote request tick it there. */
export const tickedActions = <Given extends Action>(
  actions: readonly Given[],
  service: ServiceId,
): readonly (Omit<Given, "href"> & { readonly href: SitePath })[] =>
  actions.map((action) => ({
    ...action,
    href: action.href === paths.quote.path ? quoteFor(service) : action.href,
  }));
