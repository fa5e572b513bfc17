import type { Checkout } from "./edit.ts";
import { createEntry } from "./entry.ts";
import { relink } from "./links.ts";
import { slugOf, wordsFolder } from "./names.ts";
import { refuseExisting } from "./page.ts";

/** The file of a landing page. */
export const landingFile = (id: string) => `${wordsFolder}/landing/${id}.mdx`;

/**
 * Writes a draft of a landing page. It is shown in development only, until its `draft: true` is
 * removed.
 */
export function newLanding(checkout: Checkout, name: string): void {
  refuseExisting(checkout, slugOf(name));
  createEntry(checkout, "landing", name);
}

/**
 * Removes a landing page. Links to it lead to the new address or, without one, to the home page.
 */
export function removeLanding(checkout: Checkout, id: string, redirect = "/"): string[] {
  checkout.remove(landingFile(id));
  return relink(checkout, { [`/${id}`]: redirect });
}
