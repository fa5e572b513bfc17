import type { Href } from "./paths.ts";

/** The target of an old URL: a whole page, or nothing if it has been removed. */
export type OldAddresses = Readonly<
  Record<`/${string}`, Exclude<Href, `${string}#${string}`> | "gone">
>;
