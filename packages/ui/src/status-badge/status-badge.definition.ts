import { define } from "../definition/definition.ts";

/** The values of `status`. */
export const statuses = ["good", "fair", "warning", "error"] as const;

/** One of {@link statuses}. */
export type Status = (typeof statuses)[number];

/** Meanings of a status icon. Each has its own shape, so that none depends on colour alone. */
export const statusShapes = ["info", "success", "warning", "error"] as const;

/** One of {@link statusShapes}. */
export type StatusShape = (typeof statusShapes)[number];

export const statusBadgeDefinition = define({
  name: "StatusBadge",
  axes: {
    /**
     * The result.
     * - `good`: needs no action
     * - `fair`: good, but not the best
     * - `warning`: could be better
     * - `error`: must be fixed
     */
    status: statuses,
  },
});
