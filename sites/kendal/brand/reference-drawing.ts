import { hill } from "./contours.ts";

/**
 * The drawing of a request that was sent: a hill of its own, with a line for each answer up to
 * twelve.
 */
export const referenceDrawing = (reference: string, answers: number) =>
  hill({ seed: reference, width: 160, height: 150, lines: Math.min(answers, 12) });
