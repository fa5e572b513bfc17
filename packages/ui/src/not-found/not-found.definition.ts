import { define } from "../definition/definition.ts";
import { heroSurfaces } from "../hero/hero.definition.ts";

export const notFoundDefinition = define({
  name: "NotFound",
  axes: { surface: heroSurfaces },
  defaults: { surface: "deep" },
  interactions: [],
});
