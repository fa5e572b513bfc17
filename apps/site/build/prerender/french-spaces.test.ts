import { expect, it } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

/** A text with `_` for each no-break space. */
const inLanguage = (tag: string, text: string) =>
  (frenchSpaces(tag)?.(text) ?? text).replaceAll("\u00a0", "_");

it.each([
  ["a space before a mark", "Quoi ? Oui ! Non ; si : voilà", "Quoi_? Oui_! Non_; si_: voilà"],
  ["several marks", "Vraiment ?! Si !!!", "Vraiment_?! Si_!!!"],
  ["quotation marks without spaces", "«Nos hôtes…» disent", "«_Nos hôtes…_» disent"],
  ["quotation marks with spaces", "« Nos hôtes », dit", "«_Nos hôtes_», dit"],
  ["a mark inside them", "« Qui ? »", "«_Qui_?_»"],
  ["what has the right ones", "«\u00a0Oui\u00a0»\u00a0!", "«_Oui_»_!"],
  [
    "none where the writer has none",
    "Quoi? 10:30, https://a.example",
    "Quoi? 10:30, https://a.example",
  ],
])("in French: %s", (_, text, expected) => {
  expect(inLanguage("fr-TN", text)).toBe(expected);
});

it("in Switzerland quotation marks stand without spaces", () => {
  expect(inLanguage("fr-CH", "«Oui» : si")).toBe("«Oui»_: si");
});

it("other languages stay as they are", () => {
  expect(inLanguage("de-DE", "«Ja» ?")).toBe("«Ja» ?");
});
