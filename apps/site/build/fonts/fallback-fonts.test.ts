import { describe, expect, it } from "vitest";
import { fallbackFaces, recordedFallbackFaces } from "./fallback-fonts.ts";

describe("the fallbacks of the web fonts", () => {
  it("are on record as they follow from the font files", async () => {
    expect(recordedFallbackFaces()).toBe(await fallbackFaces());
  });

  it("stand for each weight that text is set in, on every system", () => {
    const faces = [
      ...recordedFallbackFaces().matchAll(/font-family: "([^"]+)";[^}]*font-weight: ([\d ]+);/g),
    ].map(([, family, weight]) => `${family}, ${weight}`);
    expect(faces).toEqual(
      ["400", "500", "650"]
        .flatMap((weight) => [
          `Anek Latin Fallback, ${weight}`,
          `Anek Latin Fallback Roboto, ${weight}`,
        ])
        .concat(
          "Anek Latin Display Fallback, 650 800",
          "Anek Latin Display Fallback Roboto, 650 800",
        ),
    );
  });
});
