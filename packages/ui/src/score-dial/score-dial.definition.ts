import { define } from "../definition/definition.ts";
import { statuses } from "../status-badge/status-badge.definition.ts";

/** The status follows from the score and the thresholds; it is no prop of its own. */
export const scoreDialDefinition = define({
  name: "ScoreDial",
  axes: { status: statuses },
  defaults: { status: "good" },
  interactions: [],
});
