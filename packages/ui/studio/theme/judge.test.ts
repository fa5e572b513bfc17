import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { contrastPairs, judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import { deriveColours } from "./derive.ts";
import { judge } from "./judge.ts";
import { presets } from "./presets.ts";
import { quietColours, wildColours } from "./sample-colours.ts";

describe("deriving", () => {
  it("uses the brand's colours exactly as they were chosen", () => {
    const { light, dark } = deriveColours(quietColours);
    expect(light).toMatchObject({
      surface: quietColours.paper,
      text: quietColours.ink,
      feature: quietColours.feature,
      action: quietColours.action,
      accent: quietColours.accent,
      link: quietColours.link,
    });
    expect(dark).toMatchObject({
      surface: quietColours.night,
      feature: quietColours.feature,
      action: quietColours.action,
    });
  });

  it.each(Object.values(presets))("passes in all four themes: $name", ({ colours }) => {
    const { pairs, findings } = judge(colours);
    expect(findings).toEqual([]);
    expect(pairs.length).toBe(4 * contrastPairs.length);
  });

  it("reaches high contrast with any choices", () => {
    for (const colours of wildColours(60)) {
      const { "light-contrast": light, "dark-contrast": dark } = deriveColours(colours);
      const judged = judgeContrast({ "light-contrast": light, "dark-contrast": dark });
      expect(judged.filter(({ passes }) => !passes)).toEqual([]);
    }
  });

  it("lets a derived colour fail only where a chosen one does", () => {
    // A page on which neither black nor white text reaches 7:1.
    const { findings } = judge({ ...quietColours, paper: "#7a7a7a" });
    expect(new Set(findings.map(({ pair }) => pair.theme))).toEqual(new Set(["light"]));
  });
});

describe("judging", () => {
  it("offers the nearest colour of the same hue for a colour that fails", () => {
    const { findings } = judge({ ...quietColours, accent: "#e0808a" });
    expect(
      findings.map(({ pair: { foreground, background } }) => [foreground, background]),
    ).toEqual([
      ["accent", "surface"],
      ["accent", "surface-2"],
    ]);
    const fix = findings[0]?.fix;
    expect(fix?.choice).toBe("accent");
    const { light } = deriveColours(quietColours);
    const ratio = wcagContrast(fix?.colour ?? "", light["surface-2"]);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.7);
  });

  it("offers another ground where no colour passes on it", () => {
    const { findings } = judge({ ...quietColours, paper: "#8a8a8a", ink: "#000000" });
    expect(findings.find(({ pair }) => pair.foreground === "text")?.fix?.choice).toBe("paper");
  });

  it("finds a dark page that is not dark enough", () => {
    const { findings } = judge({ ...quietColours, night: "#6a6f96" });
    expect(findings.map(({ pair }) => pair.theme)).toContain("dark");
    expect(findings.find(({ pair }) => pair.theme === "dark")?.fix?.choice).toBe("night");
  });

  it("leads from any colours to ones that pass, press by press", () => {
    for (let colours of wildColours(2)) {
      let verdict = judge(colours);
      for (let press = 0; press < 10 && verdict.findings.length > 0; press++) {
        const fix = verdict.findings.find((finding) => finding.fix)?.fix;
        if (fix) colours = { ...colours, [fix.choice]: fix.colour };
        verdict = judge(colours);
      }
      expect(verdict.findings).toEqual([]);
    }
  });
});
