import { expect, it } from "vitest";
import { ticksIn, withTicks } from "./ticks.ts";

it("an address holds the ticks of a sheet, and what else it held", () => {
  const address = withTicks("?from=mail&services=gone", ["seo", "web-development"]);
  expect(address).toBe("?from=mail&services=seo&services=web-development");
  expect(ticksIn(address)).toEqual(["seo", "web-development"]);
  expect(withTicks(address, [])).toBe("?from=mail");
  expect(withTicks("?services=seo", [])).toBe("");
});
