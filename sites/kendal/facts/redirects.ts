import type { OldAddresses } from "@kolam/content/model/pages/old-addresses";

/** Addresses of the site before this one. */
export const redirects = {
  "/services/print-design": "gone",
} as const satisfies OldAddresses;
