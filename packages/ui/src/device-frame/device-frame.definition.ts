import { define } from "../definition/definition.ts";

/** A window of a browser, a phone, or a screen of its own such as a tablet on a wall. */
export const devices = ["browser", "phone", "screen"] as const;

/** One of {@link devices}. */
export type Device = (typeof devices)[number];

export const deviceFrameDefinition = define({
  name: "DeviceFrame",
  axes: { device: devices },
  defaults: { device: "browser" },
  interactions: [],
});
