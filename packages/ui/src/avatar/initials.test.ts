import { describe, expect, it } from "vitest";
import { avatarTones } from "./avatar.definition.ts";
import { initials, toneOf } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Meera Kulkarni", "MK"],
    ["Meera S. Kulkarni", "MK"],
    ["meera", "M"],
    ["  Meera   Kulkarni ", "MK"],
    ["Shah & Sons", "SS"],
    ["(Ravi) Iyer", "RI"],
    ["Éloïse Ångström", "ÉÅ"],
    ["निशा राव", "निरा"],
    ["&", ""],
    ["", ""],
  ])("turns %j into %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("toneOf", () => {
  it("gives a name the same tone each time", () => {
    expect(toneOf("Meera Kulkarni")).toBe(toneOf("Meera Kulkarni"));
  });

  it("uses every tone across many names", () => {
    const crowd = Array.from({ length: 60 }, (_, index) => toneOf(`Person ${index}`));
    expect(new Set(crowd)).toEqual(new Set(avatarTones));
  });
});
