import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { formatNumber } from "@kolam/content/numbers";
import {
  type AnalysisSection,
  type AnalysisView,
  MAX_SUGGESTIONS,
  type Meter,
  type Recommendation,
  worstStatus,
} from "../analysis-view.ts";
import {
  type AuditFigures,
  type AuditReport,
  type CheckGroup,
  type CheckResult,
  checkGroups,
} from "./audit-types.ts";
import { DESCRIPTION_LENGTH } from "./checks/description-length.ts";
import { TITLE_LENGTH } from "./checks/title-length.ts";
import { GOOD_WORDS } from "./checks/word-count.ts";
import { DESCRIPTION_MAX_WIDTH, TITLE_MAX_WIDTH } from "./text-width.ts";

const { labels } = analysisWords;

/** From this weight on a fault comes first, from the second on next, and the rest last. */
const HIGH = 6;
const MEDIUM = 3;

/** The audit in the shape both analyses are shown in: one section per group of checks. */
export function auditView(report: AuditReport): AnalysisView {
  return {
    kind: "audited",
    subject: report.subject,
    score: report.score,
    label: report.label,
    sections: checkGroups.map((group) => section(group, report)),
    recommendations: faultsOf(report.results).map((result) => recommendation(result)),
  };
}

/** Warnings and errors, the ones that cost most first. */
export function faultsOf(results: readonly CheckResult[]): readonly CheckResult[] {
  const cost = ({ status, weight }: CheckResult) => (status === "error" ? weight : weight / 2);
  return results
    .filter(({ status }) => status === "warning" || status === "error")
    .toSorted((a, b) => cost(b) - cost(a));
}

function section(
  { id, title }: (typeof checkGroups)[number],
  { results, figures }: AuditReport,
): AnalysisSection {
  const own = results.filter(({ group }) => group === id);
  const faults = faultsOf(own);
  const statuses = own.flatMap(({ status }) => (status === "not-applicable" ? [] : [status]));
  return {
    id,
    title,
    status: worstStatus(statuses),
    issues: faults.map(({ found }) => found),
    suggestions: faults.map(({ fix }) => fix).slice(0, MAX_SUGGESTIONS),
    facts: own
      .filter(({ status }) => status === "good")
      .map((result) => ({ label: result.title, value: result.found })),
    meters: meters[id]?.(figures) ?? [],
  };
}

function recommendation({ weight, group, found, fix }: CheckResult): Recommendation {
  const category = checkGroups.find(({ id }) => id === group)?.title ?? group;
  const priority = weight >= HIGH ? "high" : weight >= MEDIUM ? "medium" : "low";
  return { priority, category, issue: found, solution: fix };
}

const meters: Partial<Record<CheckGroup, (figures: AuditFigures) => Meter[]>> = {
  snippet: (figures) => [
    meter("title-length", "Title length", figures.titleLength, "characters", 80, [
      TITLE_LENGTH.min,
      TITLE_LENGTH.max,
    ]),
    meter("title-width", "Title width", figures.titleWidth, "px", 800, [0, TITLE_MAX_WIDTH]),
    meter(
      "description-length",
      "Description length",
      figures.descriptionLength,
      "characters",
      200,
      [DESCRIPTION_LENGTH.min, DESCRIPTION_LENGTH.max],
    ),
    meter("description-width", "Description width", figures.descriptionWidth, "px", 1_300, [
      0,
      DESCRIPTION_MAX_WIDTH,
    ]),
  ],
  content: (figures) => [
    meter("words", labels.wordCount, figures.words, "words", 1_200, [GOOD_WORDS, 1_200]),
    ...(figures.readability === null
      ? []
      : [meter("readability", labels.readability, figures.readability, "of 100", 100, [50, 100])]),
    ...figures.keywords.map(({ term, percent }, index) =>
      meter(`density-${index + 1}`, term, percent, "%", 8, [0, 5]),
    ),
  ],
  images: ({ images, imagesWithAlt }) =>
    images === 0
      ? []
      : [
          meter("with-alt", labels.withAlt, imagesWithAlt, `of ${images}`, images, [
            images,
            images,
          ]),
        ],
  weight: ({ elements, bytes }) => [
    meter("elements", "Elements", elements, "elements", 1_500, [0, 800]),
    meter("bytes", "HTML", Math.round(bytes / 1024), "KB", 1_024, [0, 512]),
  ],
};

/** A scale from 0 that grows with the value when it runs past the usual end. */
function meter(
  id: string,
  label: string,
  value: number,
  unit: string,
  max: number,
  optimal: Meter["optimal"],
): Meter {
  const text = `${formatNumber(value)}${unit === "%" ? "" : " "}${unit}`;
  const end = Math.max(max, value);
  const [from, to] = optimal;
  return { id, label, value, text, min: 0, max: end, optimal: to === max ? [from, end] : optimal };
}
