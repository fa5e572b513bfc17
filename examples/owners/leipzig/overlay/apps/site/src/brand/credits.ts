/** What is said of the drawing on a social card, for its alternative text: `The words “…” beside …`. */
export const cardDrawingText = "neben einem Lindenblatt";

/** Whom `humans.txt` thanks, besides the photographers. */
export const thanks: readonly string[] = [
  "Anek Latin von Ek Type (SIL Open Font License)",
  "Wer auch immer um die Linde herum gepflastert hat",
];

/** What `humans.txt` says of the drawings. */
export const drawingsText = "Alle Blätter werden gezeichnet, wenn die Website gebaut wird";
