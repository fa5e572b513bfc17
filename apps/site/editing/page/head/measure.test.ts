import { expect, it } from "vitest";
import { measured } from "./measure.ts";

it("says how much of a title search results show", () => {
  const title = measured("title", "Drawings on the floor, every morning at dawn");
  expect(title).toMatchObject({ characters: 44, most: 580, problem: "" });
  expect(title.shown).toBe("Drawings on the floor, every morning at dawn");
  expect(title.width).toBeGreaterThan(300);
});

it.each([
  ["title", "Short", "Too short"],
  ["title", "A title that goes on and on and on, and then on and on again.", "Too long"],
  ["title", "W".repeat(40), "Too wide"],
  ["description", "Not enough.", "Too short"],
  ["description", "word ".repeat(40).trim(), "Too long"],
] as const)("says what is wrong with a %s: %s", (what, text, problem) => {
  expect(measured(what, text).problem).toContain(problem);
});

it("cuts what is too wide", () => {
  expect(measured("title", "Wide Words ".repeat(9).trim()).shown).toMatch(/…$/);
});
