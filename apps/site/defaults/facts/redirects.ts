import type { OldAddresses } from "@kolam/content/model/pages/old-addresses";

/** Addresses of the past: none. */
export const redirects = {} as const satisfies OldAddresses;
