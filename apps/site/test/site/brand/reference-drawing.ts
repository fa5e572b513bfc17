import { type Rings, rings } from "./rings.ts";

/** The drawing of a request that was sent: a ring for every third answer. */
export const referenceDrawing = (_reference: string, answers: number): Rings =>
  rings(Math.ceil(answers / 3));
