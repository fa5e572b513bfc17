import { describe, expect, it } from "vitest";
import { isAfter, isOver, isoDate, isToCome } from "./iso-dates.ts";

function dateOf(text: string) {
  const date = isoDate(text);
  if (date === null) throw new Error(`${text} is no date.`);
  return date;
}

describe("two dates", () => {
  it.each([
    ["2026-01-31T08:00:00+00:00", "2026-01-31"],
    ["2026-01-31T20:00+05:30", "2026-01-31"],
    ["2026-02-01T23:30:00-08:00", "2026-02-01"],
    ["2026-02-01T00:30:00+05:30", "2026-02-01"],
    ["2026-01-31", "2026-01-31T00:30:00+05:30"],
    ["2026-01-31", "2026-01-31"],
    [" 2026-01-31 20:00 ", "2026-01-31"],
    // Where the zone is not said, it may be any.
    ["2026-01-31T10:00:00+00:00", "2026-01-31T09:00:00"],
    ["2026-01-31T23:00:00-05:00", "2026-02-01T10:00:00+05:30"],
    ["2026-01-31T10:00:00+0530", "2026-01-31T04:30:00,5Z"],
  ])("are in order: %s, %s", (first, second) => {
    expect(isAfter(dateOf(first), dateOf(second))).toBe(false);
  });

  it.each([
    ["2026-02-01", "2026-01-31"],
    ["2026-02-01T00:00:00+14:00", "2026-01-31"],
    ["2026-02-01", "2026-01-31T23:59:59-12:00"],
    ["2026-01-31T10:00:00Z", "2026-01-31T15:29:59+05:30"],
    ["2026-01-31T10:00", "2026-01-31T09:59"],
    ["2026-02-01T10:00Z", "2026-01-31T11:00"],
  ])("are not in order: %s, %s", (first, second) => {
    expect(isAfter(dateOf(first), dateOf(second))).toBe(true);
  });
});

describe("a date and the present", () => {
  const last = dateOf("2026-01-31");

  it("a day is over when it has ended in the last zone", () => {
    expect(isOver(last, new Date("2026-02-01T11:59:00Z"))).toBe(false);
    expect(isOver(last, new Date("2026-02-01T12:01:00Z"))).toBe(true);
  });

  it("is to come when no clock and no zone can be the reason", () => {
    expect(isToCome(last, new Date("2026-01-30T00:00:00Z"))).toBe(false);
    expect(isToCome(last, new Date("2026-01-29T23:59:00Z"))).toBe(true);
  });
});

it.each(["2026", "2026-01", "31.01.2026", "2026-13-01", "", 20260131, null, ["2026-01-31"]])(
  "no day is told by %s",
  (value) => {
    expect(isoDate(value)).toBeNull();
  },
);
