import { expect, it } from "vitest";
import { shownPart } from "./new-words.ts";

it.each([
  ["A plain sentence.", "A plain sentence."],
  ["At {company.name} we draw every morning.", "we draw every morning."],
  ["title: A new title", "A new title"],
  ["## A heading with *one word* in it", "A heading with"],
  ["See [how we work](/about) in the morning", "in the morning"],
  ["<Picture />", ""],
])("takes of “%s” what pages show as it is written", (text, part) => {
  expect(shownPart(text)).toBe(part);
});
