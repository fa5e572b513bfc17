import { define } from "../definition/definition.ts";

export const breadcrumbsDefinition = define({
  name: "Breadcrumbs",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
