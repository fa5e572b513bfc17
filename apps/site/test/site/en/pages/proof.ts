import type { Closing } from "@kolam/content/model/types/closing";

export const proof = {
  hero: { title: "Held against ourselves", lead: "What we promise, and what this site does." },
  figures: { title: "The limits", lead: "The worst page counts." },
} as const;

/** At the end of the page. `undefined`: it ends without. */
export const proofClosing: Closing | undefined = undefined;
