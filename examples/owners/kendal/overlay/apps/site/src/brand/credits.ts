/** What is said of the drawing on a social card, for its alternative text: `The words “…” beside …`. */
export const cardDrawingText = "beside a hill, drawn in contour lines as on a map";

/** Whom `humans.txt` thanks, besides the photographers. */
export const thanks: readonly string[] = [
  "Fraunces by Undercase Type, Karla by Jonny Pinhorn (SIL Open Font License)",
  "Whoever first cut a notch into a stick",
];

/** What `humans.txt` says of the drawings. */
export const drawingsText = "Every hill is made up, and drawn when the site is built";
