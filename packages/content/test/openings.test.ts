import { isOpen } from "@kolam/content/model/types/opening";
import { expect, it } from "vitest";

const lastMinute = new Date("2026-11-30T23:59:00Z");
const dayAfter = new Date("2026-12-01T00:00:00Z");

it("an opening takes applications until the end of its last day, unless it is closed before", () => {
  expect(isOpen({}, dayAfter)).toBe(true);
  expect(isOpen({ closes: "2026-11-30" }, lastMinute)).toBe(true);
  expect(isOpen({ closes: "2026-11-30" }, dayAfter)).toBe(false);
  expect(isOpen({ closes: "2026-11-30", closed: true }, lastMinute)).toBe(false);
});
