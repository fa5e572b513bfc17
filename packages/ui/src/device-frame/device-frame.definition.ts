import { define } from "../definition/definition.ts";

/** The values of `device`. */
export const devices = ["browser", "phone", "screen"] as const;

/** One of {@link devices}. */
export type Device = (typeof devices)[number];

export const deviceFrameDefinition = define({
  name: "DeviceFrame",
  axes: {
    /**
     * The device around the drawing.
     * - `browser`: a browser's window
     * - `phone`: a phone
     * - `screen`: a screen of its own, such as a tablet on a wall
     */
    device: devices,
  },
  defaults: { device: "browser" },
  interactions: [],
});
