import { expect, it } from "vitest";
import { isScalable, maximumScale, viewportSettings } from "./viewport-settings.ts";

it.each([
  ["width=device-width, initial-scale=1"],
  ["width=device-width initial-scale=1"],
  ["width=device-width;initial-scale=1"],
  ["width=device-width;;, \tinitial-scale=1;"],
  ["Width = Device-Width\n initial-scale\t= 1"],
  ["width==device-width initial-scale = = 1"],
  ["width=320, width=device-width, initial-scale=1"],
  ["=, width=device-width, minimal-ui, initial-scale=1"],
])("viewports are read as browsers read them: %s", (content) => {
  expect([...viewportSettings(content)]).toEqual([
    ["width", "device-width"],
    ["initial-scale", "1"],
  ]);
});

it.each([
  [
    "a name takes the next value, even another's",
    "minimal-ui width=device-width",
    "minimal-ui=device-width",
  ],
  ["no value follows a comma", "width=,initial-scale=1", "initial-scale=1"],
  ["nothing but words", "width device-width", ""],
])("as browsers do, %s", (_what, content, settings) => {
  expect([...viewportSettings(content)].map((pair) => pair.join("=")).join()).toBe(settings);
});

it("pages can be enlarged unless a setting forbids it", () => {
  expect(["yes", "1", "-1", "device-width", undefined].map(isScalable)).not.toContain(false);
  expect(["no", "0", "0.5", "none"].map(isScalable)).not.toContain(true);
  expect(["5", "yes", "no", "1.5px"].map(maximumScale)).toEqual([5, 1, 0, 1.5]);
  expect([undefined, "-1", "device-width"].map(maximumScale)).toEqual(
    Array.from({ length: 3 }, () => Number.POSITIVE_INFINITY),
  );
});
