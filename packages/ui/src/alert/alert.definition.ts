import { define } from "../definition/definition.ts";

/** What an alert is about; each tone has a colour and a shape of its own. */
export const alertTones = ["info", "success", "warning", "error"] as const;

export const alertDefinition = define({
  name: "Alert",
  axes: { tone: alertTones },
  defaults: { tone: "info" },
  interactions: [],
});
