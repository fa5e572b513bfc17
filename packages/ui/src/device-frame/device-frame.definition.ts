import { define } from "../definition/definition.ts";

export const deviceFrameDefinition = define({
  name: "DeviceFrame",
  axes: {
    /**
     * The device around the drawing.
     * - `browser`: a browser's window
     * - `phone`: a phone
     * - `screen`: a separate screen, such as a tablet on a wall
     */
    device: ["browser", "phone", "screen"],
  },
});
