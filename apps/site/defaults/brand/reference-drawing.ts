import type { Drawing } from "@kolam/ui/kolam";
import { dotsInFrame } from "./frames.ts";

/** The drawing of a request that was sent: a dot for each answer. */
export const referenceDrawing = (_reference: string, answers: number): Drawing =>
  dotsInFrame(answers, 140);
