import { define } from "../definition/definition.ts";
import { statuses } from "../status-badge/status-badge.definition.ts";

export const scoreDialDefinition = define({
  name: "ScoreDial",
  axes: {
    /**
     * What the score means. Not a prop: it follows from score and bands.
     * - `good`: needs no action
     * - `warning`: could be better
     * - `error`: must be fixed
     */
    status: statuses,
  },
});
