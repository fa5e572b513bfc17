import { type PageId, present } from "./paths.ts";

const order = [
  "about",
  "services",
  "portfolio",
  "blog",
  "careers",
  "contact",
] as const satisfies readonly PageId[];

/** The header's default pages that the site has. */
export const headerPages: readonly PageId[] = present(order);
