import { define } from "../definition/definition.ts";

/** The values of `look`. */
export const logoCloudLooks = ["ruled", "plain"] as const;

export const logoCloudDefinition = define({
  name: "LogoCloud",
  axes: {
    /**
     * What is between the logos.
     * - `ruled`: lines: each logo has a cell
     * - `plain`: gaps
     */
    look: logoCloudLooks,
  },
  defaults: { look: "ruled" },
  interactions: [],
});
