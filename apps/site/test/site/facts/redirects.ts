import type { OldAddresses } from "@kolam/content/model/pages/old-addresses";

export const redirects = {
  "/our-work": "/portfolio",
  "/services/web": "/services/websites",
  "/services/print": "gone",
} as const satisfies OldAddresses;
