import { simulation as rules } from "@kolam/content/model/analyzer/analyzer-rules";
import { listed } from "@kolam/content/model/basics/lists";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import type { Meter } from "../meter.ts";
import type { Judgement, Simulation } from "./simulation.ts";

/** One part of the analysis, as the page and the report show it. */
export interface SimulationSection extends Judgement {
  readonly id: keyof typeof analysisWords.sections;
  readonly facts: readonly Fact[];
  readonly meters: readonly Meter[];
}

/** A figure without a scale. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const { labels } = analysisWords;
const { units } = labels;
const { optimal } = rules;

/** A figure with its text and unit, on a scale to a round figure above the optimal range. */
const meter = (
  label: string,
  value: number,
  text: string,
  unit: string,
  max: number,
  good: Meter["optimal"],
): Meter => ({ label, value, text, unit, max, optimal: good });

const lengthOf = (length: number, max: number, good: Meter["optimal"]) =>
  meter(labels.length, length, labels.characters(length), units.characters, max, good);

const answer = (is: boolean) => (is ? labels.yes : labels.no);

/** The sections of a simulated analysis, in their order. */
export function simulationSections(result: Simulation): readonly SimulationSection[] {
  const { title, description, keywords, technical, content, images } = result;
  const { speed } = technical;
  const { wordCount: words, readabilityScore: ease } = content;
  const { withAlt, total } = images;
  return [
    {
      ...title,
      id: "title",
      facts: [{ label: labels.current, value: title.current }],
      meters: [lengthOf(title.length, 80, optimal.titleCharacters)],
    },
    {
      ...description,
      id: "description",
      facts: [{ label: labels.current, value: description.current }],
      meters: [lengthOf(description.length, 200, optimal.descriptionCharacters)],
    },
    {
      id: "keywords",
      // Always good, because the keyword densities are fixed.
      status: "good",
      issues: [],
      suggestions: keywords.suggestions,
      facts: [
        { label: labels.primary, value: listed(keywords.primary) },
        { label: labels.secondary, value: listed(keywords.secondary) },
      ],
      meters: Object.entries(keywords.density).map(([term, percent]) =>
        meter(term, percent, labels.percent(percent), units.percent, 4, [1, 3]),
      ),
    },
    {
      ...technical,
      id: "technical",
      facts: [
        { label: labels.https, value: answer(technical.https) },
        { label: labels.mobile, value: answer(technical.mobile) },
      ],
      meters: [
        meter(labels.speed, speed, labels.seconds(speed), units.seconds, 5, [
          0,
          optimal.loadSeconds,
        ]),
      ],
    },
    {
      ...content,
      id: "content",
      facts: [{ label: labels.headingStructure, value: content.headingStructure }],
      meters: [
        meter(labels.wordCount, words, labels.words(words), units.words, 1200, [
          optimal.words,
          1200,
        ]),
        meter(
          labels.readability,
          ease,
          labels.outOfHundred(ease),
          units.outOfHundred,
          100,
          [60, 100],
        ),
      ],
    },
    {
      ...images,
      id: "images",
      facts: [{ label: labels.total, value: labels.images(total) }],
      meters: [
        meter(labels.withAlt, withAlt, labels.ofTotal(withAlt, total), "", total, [total, total]),
      ],
    },
  ];
}
