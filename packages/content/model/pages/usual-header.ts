import { type PageId, present } from "./paths.ts";

const order = [
  "about",
  "services",
  "portfolio",
  "blog",
  "careers",
  "contact",
] as const satisfies readonly PageId[];

/** The pages in the header of a site that says no others, as far as it has them. */
export const headerPages: readonly PageId[] = present(order);
