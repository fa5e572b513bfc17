import type { Href } from "./paths.ts";

/** Where an old address leads: to a page as a whole, or nowhere any more. */
export type OldAddresses = Readonly<
  Record<`/${string}`, Exclude<Href, `${string}#${string}`> | "gone">
>;
