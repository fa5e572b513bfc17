import { define } from "../definition/definition.ts";

export const jobCardDefinition = define({
  name: "JobCard",
  axes: {},
  defaults: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
