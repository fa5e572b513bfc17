import { define } from "../definition/definition.ts";

export const alertDefinition = define({
  name: "Alert",
  axes: {
    /**
     * What the message says; sets colour and icon.
     * - `info`: a fact, such as changed opening hours
     * - `success`: something that has worked
     * - `warning`: something to look at before going on
     * - `error`: something that has failed
     */
    tone: ["info", "success", "warning", "error"],
  },
});
