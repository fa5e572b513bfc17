import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { cutScript, misdrawn, type ScriptCut } from "./cut-script.ts";

const files = resolve(import.meta.dirname, "../../../../node_modules/@fontsource-variable");

const cuts: Readonly<Record<string, ScriptCut>> = {
  Arabic: {
    file: resolve(files, "vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"),
    language: "ar-TN",
    // It has no widths.
    axes: { wdth: 115, wght: { min: 400, max: 650 } },
    words: ["مرحبا", "بكم", "السلام", "الفخار", "التونسية", "يدويا", "لا", "لله", "محمد"],
  },
  Bengali: {
    file: resolve(files, "noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2"),
    language: "bn-BD",
    axes: { wght: { min: 400, max: 650 } },
    words: ["প্রতিষ্ঠান", "ক্ষুদ্র", "স্বাস্থ্য", "রাষ্ট্র", "উজ্জ্বল", "লক্ষ্মী", "ওয়েবসাইট"],
  },
  Hindi: {
    file: resolve(files, "anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2"),
    language: "hi-IN",
    axes: { wdth: 115, wght: 730 },
    words: ["पहले", "इंतज़ाम", "प्रश्न", "विश्वविद्यालय", "मुस्कुराहटों", "राष्ट्रीय", "गिनती"],
  },
};

it.each(Object.entries(cuts))("words in %s are drawn as with the whole font", async (_, wanted) => {
  const cut = await cutScript(wanted);
  expect(await misdrawn(cut, wanted)).toEqual([]);
  expect(cut.length).toBeLessThan(readFileSync(wanted.file).length / 3);
});

it("fonts that are compared at once are not taken for each other", async () => {
  const wanted = Object.values(cuts);
  const whole = wanted.map(({ file }) => readFileSync(file));
  const found = await Promise.all(
    wanted.map((each, at) => misdrawn(whole[at] ?? Buffer.alloc(0), { ...each, axes: {} })),
  );
  expect(found).toEqual(wanted.map(() => []));
});

it.each(Object.entries(cuts))(
  "words in %s whose letters lost their joined forms are found",
  async (_, wanted) => {
    const letters = wanted.words.join("");
    const cut = await subsetFont(readFileSync(wanted.file), letters, {
      targetFormat: "woff2",
      keepFeatures: ["kern"],
    });
    const wrong = await misdrawn(cut, { ...wanted, axes: {} });
    expect(wrong.length).toBeGreaterThan(wanted.words.length / 2);
  },
);
