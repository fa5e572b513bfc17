import { type Range, simulation as rules } from "@kolam/content/model/analyzer/analyzer-rules";
import { recommendations, findings as words } from "@site/texts/analyzer/analyzer-report";
import { type Random, wholeBetween } from "./random.ts";
import type { Judgement, Simulation } from "./simulation.ts";
import type { Target } from "./target.ts";

/** Invents an analysis of a URL. The same random numbers give the same result. */
export function simulate(target: Target, random: Random): Simulation {
  const { https, url, domain } = target;
  const titleLength = wholeBetween(random, ...rules.random.titleCharacters);
  const descriptionLength = wholeBetween(random, ...rules.random.descriptionCharacters);
  const wordCount = wholeBetween(random, ...rules.random.words);
  const speed = tenthBetween(random, rules.random.loadSeconds);
  const total = wholeBetween(random, ...rules.random.images);
  // The two ranges overlap, so the second figure may exceed the first.
  const withAlt = Math.min(wholeBetween(random, ...rules.random.imagesWithAlt), total);
  const readabilityScore = wholeBetween(random, ...rules.random.readability);
  const mobile = random() < rules.random.mobileChance;
  const judged = {
    title: judgeTitle(titleLength),
    description: judgeDescription(descriptionLength),
    content: judgeContent(wordCount),
    images: judgeImages(total, withAlt),
  };
  const isBad = (part: keyof typeof judged) => judged[part].status !== "good";
  const calls = {
    meta: isBad("title") || isBad("description"),
    speed: speed > rules.optimal.loadSeconds,
    content: isBad("content"),
    images: isBad("images"),
  };
  return {
    score: simulatedScore({ https, titleLength, descriptionLength, wordCount, speed }),
    url,
    domain,
    title: { current: words.titleCurrent(titleLength), length: titleLength, ...judged.title },
    description: {
      current: words.descriptionCurrent(descriptionLength),
      length: descriptionLength,
      ...judged.description,
    },
    keywords: keywords(),
    technical: { https, mobile, speed, ...judgeTechnical(https, mobile, speed) },
    content: {
      wordCount,
      readabilityScore,
      headingStructure: words.headingsGood,
      ...judged.content,
    },
    images: { total, withAlt, ...judged.images },
    recommendations: recommendations.map((each) => ({
      ...each,
      calledFor: each.figures ? calls[each.figures] : undefined,
    })),
  };
}

interface Scored {
  readonly https: boolean;
  readonly titleLength: number;
  readonly descriptionLength: number;
  readonly wordCount: number;
  readonly speed: number;
}

/** 40 points, plus points for each figure in its optimal range, up to 100. */
export function simulatedScore(figures: Scored): number {
  const { score: points, optimal } = rules;
  let score: number = points.base;
  if (figures.https) score += points.https;
  if (within(figures.titleLength, optimal.titleCharacters)) score += points.title;
  if (within(figures.descriptionLength, optimal.descriptionCharacters)) {
    score += points.description;
  }
  if (figures.wordCount >= optimal.words) score += points.words;
  if (figures.speed <= optimal.loadSeconds) score += points.speed;
  return Math.min(score, points.max);
}

function wrongLength(length: number, [min, max]: Range, short: string, long: string): string[] {
  if (length < min) return [short];
  return length > max ? [long] : [];
}

function judgeTitle(length: number): Judgement {
  const { titleShort, titleLong, titleLength, titleAdvice } = words;
  const issues = wrongLength(length, rules.optimal.titleCharacters, titleShort, titleLong);
  return judgement(issues, [titleLength], titleAdvice);
}

function judgeDescription(length: number): Judgement {
  const { descriptionShort: short, descriptionLong: long, descriptionAdvice } = words;
  const issues = wrongLength(length, rules.optimal.descriptionCharacters, short, long);
  return judgement(issues, [words.descriptionLength], descriptionAdvice);
}

function judgeContent(wordCount: number): Judgement {
  const issues = wordCount < rules.optimal.words ? [words.thin] : [];
  return judgement(issues, [words.writeMore], words.contentAdvice);
}

function judgeTechnical(https: boolean, mobile: boolean, speed: number): Judgement {
  const isSlow = speed > rules.optimal.loadSeconds;
  const issues = [
    ...(https ? [] : [words.notHttps]),
    ...(isSlow ? [words.slow(speed)] : []),
    ...(mobile ? [] : [words.notMobile]),
  ];
  const remedies = [...(https ? [] : [words.useHttps]), ...(isSlow ? [words.loadFaster] : [])];
  const judged = judgement(issues, remedies, words.technicalAdvice);
  return https ? judged : { ...judged, status: "error" };
}

/** Good when all images have alt text, an error when fewer than half have it. */
function judgeImages(total: number, withAlt: number): Judgement {
  const missing = total - withAlt;
  const issues = missing > 0 ? [words.missingAlt(missing)] : [];
  const judged = judgement(issues, [words.describePictures], words.imageAdvice);
  return withAlt * 2 < total ? { ...judged, status: "error" } : judged;
}

/** Remedies are suggested only where there is an issue; the advice is for every page. */
function judgement(
  issues: readonly string[],
  remedies: readonly string[],
  advice: readonly string[],
): Judgement {
  const isGood = issues.length === 0;
  return {
    status: isGood ? "good" : "warning",
    issues,
    suggestions: [...(isGood ? [] : remedies), ...advice].slice(0, rules.shownAtMost),
  };
}

function keywords(): Simulation["keywords"] {
  const { primaryKeywords: primary, secondaryKeywords: secondary, keywordAdvice } = words;
  const terms = [...primary, ...secondary];
  return {
    primary,
    secondary,
    density: Object.fromEntries(terms.map((term, index) => [term, rules.densities[index] ?? 0])),
    suggestions: keywordAdvice.slice(0, rules.shownAtMost),
  };
}

/** A multiple of 0.1, so that the page rates the same figure that it shows. */
function tenthBetween(random: Random, [min, max]: Range): number {
  return wholeBetween(random, min * 10, max * 10) / 10;
}

function within(value: number, [min, max]: Range): boolean {
  return value >= min && value <= max;
}
