import { define } from "../definition/definition.ts";

export const breadcrumbsDefinition = define({
  name: "Breadcrumbs",
  axes: {},
  defaults: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
