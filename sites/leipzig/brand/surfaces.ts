/** The surfaces of the kit on which a page begins. */
export const surfaces = {
  /** The header: `deep` is as dark as the footer, `plain` as light as the page. */
  header: "deep",
  /** The top of a page, unless it is a text: `deep`, `plain` or `alt`. */
  hero: "deep",
  /** The tone of a drawing there: `feature` where it is dark, `surface` where it is light. */
  heroDrawing: "feature",
} as const satisfies {
  header: "deep" | "plain";
  hero: "deep" | "plain" | "alt";
  heroDrawing: "feature" | "surface";
};
