import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { simulation as rules } from "@kolam/content/analyzer/analyzer-rules";
import {
  type AnalysisSection,
  type AnalysisView,
  type Judgement,
  scoreLabel,
} from "../analysis-view.ts";
import type { Simulation, TextFigures } from "./simulation.ts";

const { labels, sections: titles } = analysisWords;
const { optimal } = rules;

/** Scales of the bars: round figures with room on both sides of the optimal range. */
const TITLE_SCALE = 80;
const DESCRIPTION_SCALE = 200;
const DENSITY_SCALE = 4;
const SPEED_SCALE = 5;
const WORD_SCALE = 1_200;

/** The simulation in the shape both analyses are shown in. */
export function simulationView(result: Simulation): AnalysisView {
  const { title, description } = result;
  return {
    kind: "simulated",
    subject: result.url,
    score: result.score,
    label: scoreLabel(result.score),
    sections: [
      textSection("title", title, TITLE_SCALE, optimal.titleCharacters),
      textSection("description", description, DESCRIPTION_SCALE, optimal.descriptionCharacters),
      keywordSection(result),
      technicalSection(result),
      contentSection(result),
      imageSection(result),
    ],
    recommendations: result.recommendations,
  };
}

function textSection(
  id: "title" | "description",
  { current, length, ...judged }: TextFigures,
  max: number,
  range: readonly [number, number],
): AnalysisSection {
  const text = labels.characters(length);
  return {
    id,
    title: titles[id],
    ...judged,
    facts: [{ label: labels.current, value: current }],
    meters: [{ id, label: labels.length, value: length, text, min: 0, max, optimal: range }],
  };
}

/** Keyword densities are fixed, so there is nothing to judge. */
function keywordSection({ keywords }: Simulation): AnalysisSection {
  return {
    id: "keywords",
    title: titles.keywords,
    status: "good",
    issues: [],
    suggestions: keywords.suggestions,
    facts: [
      { label: labels.primary, value: keywords.primary.join(", ") },
      { label: labels.secondary, value: keywords.secondary.join(", ") },
    ],
    meters: Object.entries(keywords.density).map(([term, percent], index) => ({
      id: `density-${index + 1}`,
      label: term,
      value: percent,
      text: labels.percent(percent),
      min: 0,
      max: DENSITY_SCALE,
      optimal: [1, 3],
    })),
  };
}

function technicalSection({ technical }: Simulation): AnalysisSection {
  return {
    id: "technical",
    title: titles.technical,
    ...judgement(technical),
    facts: [
      { label: labels.https, value: technical.https ? labels.yes : labels.no },
      { label: labels.mobile, value: technical.mobile ? labels.yes : labels.no },
    ],
    meters: [
      {
        id: "speed",
        label: labels.speed,
        value: technical.speed,
        text: labels.seconds(technical.speed),
        min: 0,
        max: SPEED_SCALE,
        optimal: [0, optimal.loadSeconds],
      },
    ],
  };
}

function contentSection({ content }: Simulation): AnalysisSection {
  return {
    id: "content",
    title: titles.content,
    ...judgement(content),
    facts: [{ label: labels.headingStructure, value: content.headingStructure }],
    meters: [
      {
        id: "words",
        label: labels.wordCount,
        value: content.wordCount,
        text: labels.words(content.wordCount),
        min: 0,
        max: WORD_SCALE,
        optimal: [optimal.words, WORD_SCALE],
      },
      {
        id: "readability",
        label: labels.readability,
        value: content.readabilityScore,
        text: String(content.readabilityScore),
        min: 0,
        max: 100,
        optimal: [60, 100],
      },
    ],
  };
}

function imageSection({ images }: Simulation): AnalysisSection {
  const { total, withAlt } = images;
  return {
    id: "images",
    title: titles.images,
    ...judgement(images),
    facts: [{ label: labels.total, value: String(total) }],
    meters: [
      {
        id: "with-alt",
        label: labels.withAlt,
        value: withAlt,
        text: labels.ofTotal(withAlt, total),
        min: 0,
        max: total,
        optimal: [total, total],
      },
    ],
  };
}

function judgement({ status, issues, suggestions }: Judgement): Judgement {
  return { status, issues, suggestions };
}
