import { describe, expect, it } from "vitest";
import { contrastPairs, judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import { deriveColours } from "../theme/derive.ts";
import { judge } from "../theme/judge.ts";
import { pairRows } from "../theme/pair-rows.ts";
import { quietColours } from "../theme/sample-colours.ts";
import { fixGroups, ratioText } from "./fix-groups.ts";

const colours = { ...quietColours, accent: "#e0808a", link: "#7a9cff" } as const;
const rows = pairRows(judgeContrast(deriveColours(colours)));

describe("the rows of the pairs", () => {
  it("have every pair once, in the four themes, the tightest first", () => {
    expect(rows.length).toBe(contrastPairs.length);
    expect(rows.every(({ themes }) => themes.length === 4)).toBe(true);
    expect(rows.map(({ margin }) => margin)).toEqual(
      rows.map(({ margin }) => margin).toSorted((a, b) => a - b),
    );
  });
});

describe("the findings", () => {
  it("are grouped by the change that mends them", () => {
    const groups = fixGroups(judge(colours).findings);
    expect(groups.map(({ title, findings }) => [title, findings.length])).toEqual([
      ["Link is hard to read", 6],
      ["Accent is hard to read", 2],
    ]);
  });

  it("never read as the ratio that they miss", () => {
    expect(ratioText(4.4999)).toBe("4.4:1");
    expect(ratioText(7)).toBe("7.0:1");
  });
});
