import { leaves } from "./leaves.ts";

/** Die Zeichnung zu einer Anfrage: ein Blatt mit einem Paar Adern für je drei Antworten. */
export const referenceDrawing = (_reference: string, answers: number) =>
  leaves({ size: 120, veins: Math.ceil(answers / 3) });
