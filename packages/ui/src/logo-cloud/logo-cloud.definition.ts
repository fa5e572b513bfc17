import { define } from "../definition/definition.ts";

export const logoCloudDefinition = define({
  name: "LogoCloud",
  axes: {
    /**
     * What is between the logos.
     * - `ruled`: lines: each logo has a cell
     * - `plain`: gaps
     */
    variant: ["ruled", "plain"],
  },
});
