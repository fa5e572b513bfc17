import { createContext, use } from "react";

/** How much of a drawing is shown: all of it, or the part for a card. */
export const DrawnPart = createContext<"whole" | "gist">("whole");

/** The accessible name of a drawing. `gist` describes the part shown on a card, if that is less. */
export function useLabel({ label, gist = label }: { label: string; gist?: string }): string {
  return use(DrawnPart) === "gist" ? gist : label;
}
