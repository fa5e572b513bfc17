import { describe, expect, it } from "vitest";
import { dataOf } from "./module-data.ts";
import { type PictureValue, pictureOf, setPicture } from "./picture-edits.ts";

const source = `export const page = {
  hero: { title: "A hall", photo: "hall" },
  // Who is in it.
  team: {
    photo: {
      // Ours.
      file: "team.jpg",
      alt: "Six people",
      focus: [70, 30],
    },
  },
  end: { picture: { drawing: "a word" } },
};
`;

const data = dataOf(source, "page.ts");
const pictureIn = (name: string) => {
  const around = data.find((each) => each.name === name);
  return data.find(({ parent, name: own }) => parent === around?.index && own !== "title");
};
const set = (name: string, picture: PictureValue) =>
  setPicture(source, "page.ts", pictureIn(name)?.index ?? -1, picture).written[0];

describe("a picture", () => {
  it("is a stock photo, a file or a drawing", () => {
    const found = ["hero", "team", "end"].map((name) => {
      const datum = pictureIn(name);
      return datum && pictureOf(data, datum);
    });
    expect(found).toEqual([
      { photo: "hall" },
      { file: "team.jpg", alt: "Six people", focus: [70, 30] },
      { drawing: "a word" },
    ]);
  });

  it("stands for one of another kind", () => {
    expect(set("hero", { file: "a.jpg", alt: 'A "hall"', focus: [1, 2] })).toBe(
      source.replace('"hall"', `{ file: "a.jpg", alt: 'A "hall"', focus: [1, 2] }`),
    );
    expect(set("hero", { drawing: "hall" })).toBe(source.replace('"hall"', '{ drawing: "hall" }'));
    expect(set("end", { photo: "hall" })).toBe(source.replace('{ drawing: "a word" }', '"hall"'));
  });

  it("that stays a file is changed where it differs, and keeps its comments", () => {
    expect(set("team", { file: "team.jpg", alt: "Six people", focus: [10, 20] })).toBe(
      source.replace("[70, 30]", "[10, 20]"),
    );
    expect(set("team", { file: "b.jpg", alt: "Two people" })).toBe(
      source
        .replace("team.jpg", "b.jpg")
        .replace("Six", "Two")
        .replace("\n      focus: [70, 30],", ""),
    );
  });

  it("says what it shows", () => {
    expect(() => set("hero", { file: "a.jpg", alt: " " })).toThrow("Say what the picture shows");
  });
});
