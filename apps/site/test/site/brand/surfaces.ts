export const surfaces = {
  header: "plain",
  hero: "alt",
  heroDrawing: "surface",
} as const satisfies {
  header: "deep" | "plain";
  hero: "deep" | "plain" | "alt";
  heroDrawing: "feature" | "surface";
};
