import { expect, it } from "vitest";
import { ticksIn, withTicks } from "./ticks.ts";

it("an address holds the ticks of a sheet, and what else it held", () => {
  const address = withTicks("?from=mail&services=gone", ["one", "the-other"]);
  expect(address).toBe("?from=mail&services=one&services=the-other");
  expect(ticksIn(address)).toEqual(["one", "the-other"]);
  expect(withTicks(address, [])).toBe("?from=mail");
  expect(withTicks("?services=one", [])).toBe("");
});
