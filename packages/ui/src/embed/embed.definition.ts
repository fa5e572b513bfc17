import { define } from "../definition/definition.ts";

export const embedDefinition = define({
  name: "Embed",
  axes: {
    /**
     * The size of the box, which never changes.
     * - `wide`: as wide as its container, 16 to 9, such as a film or a map
     * - `tall`: as high as a calendar in which people book
     */
    shape: ["wide", "tall"],
  },
});
