import { define } from "../definition/definition.ts";

/** `ruled` has a cell with lines for each logo, `plain` a row with gaps. */
export const logoCloudLooks = ["ruled", "plain"] as const;

export const logoCloudDefinition = define({
  name: "LogoCloud",
  axes: { look: logoCloudLooks },
  defaults: { look: "ruled" },
  interactions: [],
});
