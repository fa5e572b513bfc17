import { define } from "../definition/definition.ts";
import { statusShapes } from "../status-badge/status-icon.tsx";

/** What a message says: a fact, a success, something to look at, or something that failed. */
export const toastTones = statusShapes;

export const toastDefinition = define({
  name: "Toast",
  axes: { tone: toastTones },
  defaults: { tone: "success" },
  interactions: [],
});
