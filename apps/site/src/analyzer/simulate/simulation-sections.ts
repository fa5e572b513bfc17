import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { simulation as rules } from "@kolam/content/facts/analyzer-rules";
import { listed } from "@kolam/content/facts/lists";
import type { Meter } from "../meter.ts";
import type { Judgement, Simulation, TextFigures } from "./simulation.ts";

/** One part of the analysis, as the page shows it. */
export interface SimulationSection extends Judgement {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly meters: readonly Meter[];
}

/** A figure without a scale. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const { labels, sections: titles } = analysisWords;
const { optimal } = rules;

/** Ends of the scales: round figures above the optimal range. */
const TITLE_SCALE = 80;
const DESCRIPTION_SCALE = 200;
const DENSITY_SCALE = 4;
const SPEED_SCALE = 5;
const WORD_SCALE = 1_200;

/** The sections of a simulated analysis, in the order of the page. */
export function simulationSections(result: Simulation): readonly SimulationSection[] {
  const { title, description } = result;
  return [
    textSection("title", title, TITLE_SCALE, optimal.titleCharacters),
    textSection("description", description, DESCRIPTION_SCALE, optimal.descriptionCharacters),
    keywordSection(result),
    technicalSection(result),
    contentSection(result),
    imageSection(result),
  ];
}

function textSection(
  id: "title" | "description",
  { current, length, ...judged }: TextFigures,
  max: number,
  range: readonly [number, number],
): SimulationSection {
  const text = labels.characters(length);
  return {
    id,
    title: titles[id],
    ...judged,
    facts: [{ label: labels.current, value: current }],
    meters: [
      {
        id,
        label: labels.length,
        value: length,
        text,
        unit: labels.units.characters,
        min: 0,
        max,
        optimal: range,
      },
    ],
  };
}

/** Always good, because the keyword densities are fixed. */
function keywordSection({ keywords }: Simulation): SimulationSection {
  return {
    id: "keywords",
    title: titles.keywords,
    status: "good",
    issues: [],
    suggestions: keywords.suggestions,
    facts: [
      { label: labels.primary, value: listed(keywords.primary) },
      { label: labels.secondary, value: listed(keywords.secondary) },
    ],
    meters: Object.entries(keywords.density).map(([term, percent], index) => ({
      id: `density-${index + 1}`,
      label: term,
      value: percent,
      text: labels.percent(percent),
      unit: labels.units.percent,
      min: 0,
      max: DENSITY_SCALE,
      optimal: [1, 3],
    })),
  };
}

function technicalSection({ technical }: Simulation): SimulationSection {
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
        unit: labels.units.seconds,
        min: 0,
        max: SPEED_SCALE,
        optimal: [0, optimal.loadSeconds],
      },
    ],
  };
}

function contentSection({ content }: Simulation): SimulationSection {
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
        unit: labels.units.words,
        min: 0,
        max: WORD_SCALE,
        optimal: [optimal.words, WORD_SCALE],
      },
      {
        id: "readability",
        label: labels.readability,
        value: content.readabilityScore,
        text: labels.outOfHundred(content.readabilityScore),
        unit: labels.units.outOfHundred,
        min: 0,
        max: 100,
        optimal: [60, 100],
      },
    ],
  };
}

function imageSection({ images }: Simulation): SimulationSection {
  const { total, withAlt } = images;
  return {
    id: "images",
    title: titles.images,
    ...judgement(images),
    facts: [{ label: labels.total, value: labels.images(total) }],
    meters: [
      {
        id: "with-alt",
        label: labels.withAlt,
        value: withAlt,
        text: labels.ofTotal(withAlt, total),
        unit: "",
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
