import { define } from "../definition/definition.ts";
import { heroSurfaces } from "../hero/hero.definition.ts";

export const notFoundDefinition = define({
  name: "NotFound",
  axes: {
    /**
     * The background of its upper part.
     * - `deep`: dark
     * - `plain`: the page's own
     * - `alt`: differs a little from the page
     */
    surface: heroSurfaces,
  },
});
