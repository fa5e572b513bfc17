import type { Checkout } from "./edit.ts";
import { createEntry } from "./entry.ts";

/**
 * Writes a draft of an article. It is shown in development only, until its `draft: true` is
 * removed.
 */
export function newArticle(checkout: Checkout, name: string): void {
  createEntry(checkout, "article", name);
}
