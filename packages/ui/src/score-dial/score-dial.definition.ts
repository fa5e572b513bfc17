import { define } from "../definition/definition.ts";
import { statuses } from "../status-badge/status-badge.definition.ts";

/** The status is not a prop: it follows from score and bands. */
export const scoreDialDefinition = define({
  name: "ScoreDial",
  axes: { status: statuses },
  defaults: { status: "good" },
  interactions: [],
});
