import { analyzer } from "@site/texts/analyzer/analyzer";
import { analysisWords, findings, recommendations } from "@site/texts/analyzer/analyzer-report";
import { describe, expect, it, vi } from "vitest";
import { auditFileName, reportFileName } from "../file-name.ts";
import { seededRandom } from "./random.ts";
import { runSimulation } from "./run-simulation.ts";
import { simulate, simulatedScore } from "./simulate.ts";
import type { Simulation } from "./simulation.ts";
import { report } from "./simulation-report.ts";
import { simulationSections } from "./simulation-sections.ts";
import type { Target } from "./target.ts";

const SEEDS = 10_000;
const secure: Target = { url: "https://example.com", domain: "example.com", https: true };
const plain: Target = { url: "http://example.com", domain: "example.com", https: false };

const results: readonly Simulation[] = Array.from({ length: SEEDS }, (_, seed) =>
  simulate(seed % 2 === 0 ? secure : plain, seededRandom(seed)),
);

function extent(figure: (result: Simulation) => number): [number, number] {
  const values = results.map(figure);
  return [Math.min(...values), Math.max(...values)];
}

function technicalStatus({ https, speed, mobile }: Simulation["technical"]): string {
  if (!https) return "error";
  return speed > 3 || !mobile ? "warning" : "good";
}

it("takes three seconds", async () => {
  const wait = vi.fn(async () => {});
  const result = await runSimulation(secure, { random: seededRandom(1), wait });
  expect(wait.mock.calls).toEqual([[3_000]]);
  expect(result).toEqual(simulate(secure, seededRandom(1)));
});

describe("over 10,000 seeds", () => {
  it.each<[string, (result: Simulation) => number, [number, number], number]>([
    ["title length", ({ title }) => title.length, [30, 69], 40],
    ["description length", ({ description }) => description.length, [120, 179], 60],
    ["word count", ({ content }) => content.wordCount, [300, 1099], 800],
    ["load speed", ({ technical }) => technical.speed, [1.5, 4.5], 31],
    ["images", ({ images }) => images.total, [5, 14], 10],
    ["images with alt text", ({ images }) => images.withAlt, [3, 10], 8],
    ["readability", ({ content }) => content.readabilityScore, [60, 89], 30],
  ])("%s takes every value of its range and no other", (_name, figure, range, values) => {
    expect(extent(figure)).toEqual(range);
    expect(new Set(results.map(figure)).size).toBe(values);
  });

  it("is mobile friendly in about four of five cases", () => {
    const share = results.filter(({ technical }) => technical.mobile).length / SEEDS;
    expect(share).toBeGreaterThan(0.78);
    expect(share).toBeLessThan(0.82);
  });

  it("scores its own figures", () => {
    const expected = results.map(({ title, description, content, technical }) => {
      const lengths = { titleLength: title.length, descriptionLength: description.length };
      return simulatedScore({ ...lengths, ...technical, wordCount: content.wordCount });
    });
    expect(results.map(({ score }) => score)).toEqual(expected);
    expect(extent(({ score }) => score)).toEqual([50, 100]);
  });

  it("never has more images with alt text than images", () => {
    expect(results.every(({ images }) => images.withAlt <= images.total)).toBe(true);
  });

  it("judges each section by its own figures", () => {
    const wrong = results.filter(
      ({ title, description, technical, content, images }) =>
        title.status !== (title.length <= 60 ? "good" : "warning") ||
        description.status !== (description.length <= 160 ? "good" : "warning") ||
        technical.status !== technicalStatus(technical) ||
        content.status !== "good" ||
        (images.status === "good") !== (images.withAlt === images.total),
    );
    expect(wrong).toEqual([]);
  });

  it("lists issues in exactly the sections that are not good, and one to three suggestions in all", () => {
    const wrong = results
      .flatMap(simulationSections)
      .filter(
        ({ status, issues, suggestions }) =>
          (status === "good") !== (issues.length === 0) ||
          suggestions.length < 1 ||
          suggestions.length > 3,
      );
    expect(wrong).toEqual([]);
  });

  it("suggests a remedy only where its figure is at fault", () => {
    const wrong = results.filter(
      ({ title, description, technical, content, images }) =>
        title.suggestions.includes(findings.titleLength) !== title.length > 60 ||
        description.suggestions.includes(findings.descriptionLength) !== description.length > 160 ||
        technical.suggestions.includes(findings.useHttps) === technical.https ||
        technical.suggestions.includes(findings.loadFaster) !== technical.speed > 3 ||
        content.suggestions.includes(findings.writeMore) ||
        images.suggestions.includes(findings.describePictures) !== images.withAlt < images.total,
    );
    expect(wrong).toEqual([]);
  });

  it("names the length of the made-up title and description", () => {
    const texts = results.flatMap(({ title, description }) => [title, description]);
    const wrong = texts.filter(({ current, length }) => !current.includes(String(length)));
    expect(wrong).toEqual([]);
  });
});

describe("simulate", () => {
  it("has fixed keyword densities and recommendations", () => {
    const { keywords, recommendations: five } = simulate(secure, seededRandom(1));
    expect(Object.values(keywords.density)).toEqual([2.5, 1.8, 1.2]);
    expect(Object.keys(keywords.density)).toEqual([...keywords.primary, ...keywords.secondary]);
    expect(five.map(({ calledFor: _, ...words }) => words)).toEqual(recommendations);
  });

  it("says for each recommendation whether its figures call for it", () => {
    const called = (place: number) =>
      simulate(secure, () => place).recommendations.map(({ calledFor }) => calledFor);
    // The shortest page has 3 pictures with alt text of 5, the longest 10 of 14.
    expect(called(0)).toEqual([false, false, false, true, undefined]);
    expect(called(0.999)).toEqual([true, true, false, true, undefined]);
  });
});

describe("simulatedScore", () => {
  const lengths = { titleLength: 61, descriptionLength: 161, wordCount: 299 };

  it.each([
    [{}, 40],
    [{ https: true }, 50],
    [{ titleLength: 60 }, 55],
    [{ titleLength: 29 }, 40],
    [{ descriptionLength: 160 }, 55],
    [{ descriptionLength: 119 }, 40],
    [{ wordCount: 300 }, 50],
    [{ speed: 3 }, 50],
  ])("adds the points of each condition at its boundary: %j", (better, score) => {
    expect(simulatedScore({ ...lengths, https: false, speed: 3.1, ...better })).toBe(score);
  });
});

describe("the report", () => {
  const date = new Date(2024, 0, 15, 23, 59);

  it("says at its beginning and at the score that the figures are simulated", () => {
    const text = report(simulate(secure, seededRandom(3)), date);
    const notice = analyzer.simulated.text.split(" ").slice(0, 4).join(" ");
    expect(text.indexOf(notice)).toBeGreaterThan(0);
    expect(text.indexOf(notice)).toBeLessThan(text.indexOf(analysisWords.result.score));
    const score = text.split("\n").find((line) => line.startsWith(analysisWords.result.score));
    expect(score).toContain(analyzer.simulated.badge);
  });

  it("contains every figure of the result", () => {
    const result = simulate(plain, seededRandom(4));
    const text = report(result, date);
    for (const figure of [
      result.url,
      "2024-01-15",
      `${result.title.length} characters`,
      `${result.description.length} characters`,
      `${result.technical.speed.toFixed(1)} s`,
      `${result.content.wordCount}`,
      `${result.images.withAlt} of ${result.images.total}`,
      "2.5%",
      "1.8%",
      "1.2%",
    ]) {
      expect(text).toContain(figure);
    }
  });

  it("has a safe name: seo-analysis-{domain}-{date}.txt", () => {
    expect(reportFileName("example.com", date)).toBe("seo-analysis-example.com-2024-01-15.txt");
    expect(reportFileName("../../etc/passwd", date)).toBe("seo-analysis-etc.passwd-2024-01-15.txt");
    expect(reportFileName('a"<>|:*?\\b.com', date)).toBe("seo-analysis-a.b.com-2024-01-15.txt");
    expect(reportFileName("", date)).toBe("seo-analysis-page-2024-01-15.txt");
    expect(reportFileName("a.".repeat(500), date).length).toBeLessThan(150);
    expect(auditFileName("https://example.com/a?b", date, "json")).toBe(
      "seo-audit-example.com-2024-01-15.json",
    );
    expect(auditFileName("Sarees: woven / sold", date, "txt")).toBe(
      "seo-audit-sarees.woven.sold-2024-01-15.txt",
    );
  });
});
