import { define } from "../definition/definition.ts";

/** The values of `shape`. */
export const embedShapes = ["wide", "tall"] as const;

/** One of {@link embedShapes}. */
export type EmbedShape = (typeof embedShapes)[number];

export const embedDefinition = define({
  name: "Embed",
  axes: {
    /**
     * The size of the box, which never changes.
     * - `wide`: as wide as its container, 16 to 9, such as a film or a map
     * - `tall`: as high as a calendar in which people book
     */
    shape: embedShapes,
  },
  defaults: { shape: "wide" },
  interactions: [],
});
