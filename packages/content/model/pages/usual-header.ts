import { type PageId, present } from "./paths.ts";

const order = [
  "about",
  "services",
  "portfolio",
  "blog",
  "careers",
  "contact",
] as const satisfies readonly PageId[];

/** The default pages of the header, as far as the site has them. */
export const headerPages: readonly PageId[] = present(order);
