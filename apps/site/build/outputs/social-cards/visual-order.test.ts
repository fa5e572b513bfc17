import { expect, it } from "vitest";
import { visualOrder } from "./visual-order.ts";

/** The pieces of a line from left to right; letters of Arabic and Hebrew stay in a row. */
const seen = (...texts: string[]) =>
  visualOrder(texts.map((text) => ({ text, look: "" }))).map(({ text }) => text);

it.each([
  ["one word", ["خزف"], ["خزف"]],
  ["two words", ["خزف", " ", "تونس"], ["تونس", " ", "خزف"]],
  ["a Latin name", ["ورشة", " Kolam Studio ", "تونس"], ["تونس", " ", "Kolam Studio", " ", "ورشة"]],
  ["a name at the beginning", ["Kolam ", "تونس"], ["تونس", " ", "Kolam"]],
  ["a year and a comma", ["تونس", ", ", "منذ", " 2019"], ["2019", " ", "منذ", " ,", "تونس"]],
  ["brackets", ["خزف", " (", "تونس", ")"], ["(", "تونس", ") ", "خزف"]],
  ["Hebrew", ["כלי", " ", "חרס"], ["חרס", " ", "כלי"]],
  ["no such letters", ["Kolam: ", "₹", "100 (all)"], ["Kolam: ", "₹", "100 (all)"]],
])("%s", (_, texts, expected) => {
  expect(seen(...texts)).toEqual(expected);
});

it("keeps what belongs to a piece", () => {
  const pieces = visualOrder([
    { text: "خزف ", look: "one" },
    { text: "تونس", look: "other" },
  ]);
  expect(pieces.filter(({ text }) => text !== " ")).toEqual([
    { text: "تونس", look: "other" },
    { text: "خزف", look: "one" },
  ]);
});
