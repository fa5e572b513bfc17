import { define } from "../definition/definition.ts";

export const jobCardDefinition = define({
  name: "JobCard",
  axes: {},
  interactions: ["rest", "hover", "focus-visible", "active"],
});
