import { createContext, use } from "react";

/** How much of a drawing is shown: all of it, or what a card shows. */
export const DrawnPart = createContext<"whole" | "gist">("whole");

/** What a drawing is called. `gist` says what is left of it on a card, if that is less. */
export function useLabel({ label, gist = label }: { label: string; gist?: string }): string {
  return use(DrawnPart) === "gist" ? gist : label;
}
