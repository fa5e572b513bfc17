import { typefaces } from "@site/brand/fonts";
import { expect, it } from "vitest";
import { cut, lettersOf, symbol } from "./cut-fonts.ts";

it.each(Object.entries(typefaces))(
  "the typeface for %s has the currency's sign in the file that is named for it",
  async (_name, { latin, symbol: file = latin, web }) => {
    const size = async (characters: string) =>
      (await cut(file, characters, web, "truetype")).length;
    expect(await size(`A${symbol}`)).toBeGreaterThan(await size("A"));
  },
);

it("the letters that only some languages need are taken from the words", () => {
  expect(lettersOf("„Größe“ heißt größer")).toBe("ßö„");
  expect(lettersOf("Plain, with a – dash")).toBe("");
});
