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
    ["王 小明", "王小"],
    ["&", ""],
    ["", ""],
  ])("turns %j into %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    ["ليلى المنصوري", "ل\u200cم"],
    ["الحسن الثاني", "ح\u200cث"],
    ["محمد بن العز", "م\u200cع"],
    ["Ali منصور", "Aم"],
    ["نسرین پارسا", "ن\u200cپ"],
    ["سعدیہ خان", "س\u200cخ"],
    ["ߡߊߡߊߘߎ ߞߋߕߊ", "ߡ\u200cߞ"],
  ])("does not join those of %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    ["أحمد الأندلسي", "أ"],
    ["آدم الألفي", "آ"],
    ["رامي الداودي", "ر"],
    ["רון כהן", "ר"],
    ["לאה אברהם", "ל"],
  ])("takes one of %s, since two would be a word", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    ["الناز کریمی", "ا"],
    ["عباس الهی", "ع\u200cا"],
  ])("takes no article out of the Persian %s", (name, expected) => {
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
