/** What is said of the drawing on a social card, for its alternative text: `The words “…” beside …`. */
export const cardDrawingText = "beside a kolam, one line drawn around a grid of dots";

/** Whom `humans.txt` thanks, besides the photographers. */
export const thanks: readonly string[] = [
  "Anek Latin by Ek Type, Mumbai (SIL Open Font License)",
  "The people who draw kolams each morning, and left them without a signature",
];

/** What `humans.txt` says of the drawings. */
export const drawingsText =
  "Every drawing is one line around a grid of dots, generated at build time";
