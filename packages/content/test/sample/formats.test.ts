import { describe, expect, it } from "vitest";
import { formatDay } from "../../src/facts/dates.ts";
import { formatNumber } from "../../src/facts/numbers.ts";

describe("formatNumber", () => {
  it("formats numbers like Intl for English", () => {
    const intl = new Intl.NumberFormat("en");
    for (const value of [0, 7, 999, 1000, 1204, 52_428_800, 12.5, 1234.5678, 0.0004, -1204.25]) {
      expect(formatNumber(value)).toBe(intl.format(value).replace("-0", "0"));
    }
  });
});

describe("formatDay", () => {
  it("formats days like Intl for India", () => {
    const intl = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2025, 0, 2); at += 86_400_000) {
      const day = new Date(at);
      expect(formatDay(day.toISOString().slice(0, 10))).toBe(intl.format(day));
    }
  });
});
