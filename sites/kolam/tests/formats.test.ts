import { formatDay } from "@kolam/content/model/basics/dates";
import { describe, expect, it } from "vitest";

describe("formatDay", () => {
  it("formats days like Intl for India", () => {
    const intl = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2025, 0, 2); at += 86_400_000) {
      const day = new Date(at);
      expect(formatDay(day.toISOString().slice(0, 10))).toBe(intl.format(day));
    }
  });
});
