import { define } from "../definition/definition.ts";

/** A finding: `good` needs nothing, `warning` could be better, `error` must be mended. */
export const statuses = ["good", "warning", "error"] as const;

/** A value of {@link statuses}. */
export type Status = (typeof statuses)[number];

export const statusBadgeDefinition = define({
  name: "StatusBadge",
  axes: { status: statuses },
  defaults: { status: "good" },
  interactions: [],
});
