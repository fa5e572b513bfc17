import { define } from "../definition/definition.ts";

/** Kinds of alert; each tone has its own colour and icon. */
export const alertTones = ["info", "success", "warning", "error"] as const;

export const alertDefinition = define({
  name: "Alert",
  axes: { tone: alertTones },
  defaults: { tone: "info" },
  interactions: [],
});
