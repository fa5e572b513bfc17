import { define } from "../definition/definition.ts";

export const paginationDefinition = define({
  name: "Pagination",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
