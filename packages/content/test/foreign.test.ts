import { directionOf } from "@kolam/content/model/basics/direction";
import { afterEach, expect, it, vi } from "vitest";

const company = "@site/facts/company";

async function onPageIn(language: string) {
  vi.resetModules();
  vi.doMock(company, () => ({ company: { language } }));
  return import("@kolam/content/model/basics/foreign");
}

afterEach(() => {
  vi.doUnmock(company);
  vi.resetModules();
});

it.each([
  ["ar-TN", undefined, {}],
  ["ar-TN", "ar-TN", {}],
  ["ar-TN", "fr-TN", { lang: "fr-TN", dir: "ltr" }],
  ["ar-TN", "fa-IR", { lang: "fa-IR" }],
  ["fr-TN", "ar-TN", { lang: "ar-TN", dir: "rtl" }],
  ["hi-IN", "en-IN", { lang: "en-IN" }],
])("on a page in %s, words in %s say %j", async (page, language, attributes) => {
  const { foreign } = await onPageIn(page);
  expect(foreign(language ? { language } : {})).toEqual(attributes);
});

it("words taken over from another language keep theirs, in lists and records", async () => {
  const { takenFrom } = await onPageIn("ar-TN");
  expect(takenFrom("fr-TN", [{ name: "Léa" }])).toEqual([{ language: "fr-TN", name: "Léa" }]);
  expect(takenFrom("fr-TN", { kiln: { alt: "Un four" } })).toEqual({
    kiln: { language: "fr-TN", alt: "Un four" },
  });
});

it.each([
  ["ar-TN", "rtl"],
  ["fa-IR", "rtl"],
  ["ur-PK", "rtl"],
  ["he-IL", "rtl"],
  ["ckb-IQ", "rtl"],
  ["hi-IN", "ltr"],
  ["az-AZ", "ltr"],
])("%s is written %s", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
