import { define } from "../definition/definition.ts";

/** `good` needs no action, `warning` could be improved, `error` must be fixed. */
export const statuses = ["good", "warning", "error"] as const;

/** One of {@link statuses}. */
export type Status = (typeof statuses)[number];

export const statusBadgeDefinition = define({
  name: "StatusBadge",
  axes: { status: statuses },
  defaults: { status: "good" },
  interactions: [],
});
