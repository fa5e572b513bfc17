import { createContext, use } from "react";
import type { ShownCase } from "../../drawings/load-drawing.ts";

/** The case of the page, and what was made in it. */
export const CaseContext = createContext<ShownCase | undefined>(undefined);

/** The case that a part of its page belongs to. */
export function useCase() {
  const data = use(CaseContext);
  if (!data) throw new Error("A part of a case is outside its page.");
  return data;
}
