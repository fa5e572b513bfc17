import type { OldAddresses } from "@kolam/content/model/pages/old-addresses";

/** Adressen der früheren Website. */
export const redirects = {
  "/services/print-design": "gone",
} as const satisfies OldAddresses;
