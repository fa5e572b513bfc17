import { formatNumber } from "@kolam/content/model/basics/numbers";
import {
  DESCRIPTION_LENGTH,
  DESCRIPTION_MAX_WIDTH,
  MAX_ELEMENTS,
  MAX_HTML_SIZE,
  MAX_KEYWORD_DENSITY,
  MIN_READING_EASE,
  MIN_WORDS,
  TITLE_LENGTH,
  TITLE_MAX_WIDTH,
} from "@kolam/seo-audit/limits";
import type { AuditFigures, AuditReport, CheckGroup } from "@kolam/seo-audit/types";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import type { Meter } from "./meter.ts";

const { labels } = analysisWords;

/** The meters of one group of checks. */
export interface MeterGroup {
  readonly id: CheckGroup;
  readonly title: string;
  readonly meters: readonly Meter[];
}

/** An audit's figures as meters, by group. Groups without figures are left out. */
export function auditMeters({
  figures,
  groups,
}: Pick<AuditReport, "figures" | "groups">): readonly MeterGroup[] {
  return groups.flatMap(({ id, title }) => {
    const meters = metersOf[id]?.(figures) ?? [];
    return meters.length === 0 ? [] : [{ id, title, meters }];
  });
}

const titleLength = [TITLE_LENGTH.min, TITLE_LENGTH.max] as const;
const descriptionLength = [DESCRIPTION_LENGTH.min, DESCRIPTION_LENGTH.max] as const;

const metersOf: Partial<Record<CheckGroup, (figures: AuditFigures) => Meter[]>> = {
  snippet: (figures) => [
    ofText("Title length", figures.titleLength, "characters", 80, titleLength),
    ofText("Title width", figures.titleWidth, "px", 800, [0, TITLE_MAX_WIDTH]),
    ofText("Description length", figures.descriptionLength, "characters", 200, descriptionLength),
    ofText("Description width", figures.descriptionWidth, "px", 1_300, [0, DESCRIPTION_MAX_WIDTH]),
  ],
  content: ({ words, readability: ease, keywords }) => [
    meter(labels.wordCount, words, "words", 1_200, [MIN_WORDS, 1_200]),
    ...(ease === null
      ? []
      : [meter(labels.readability, ease, "of 100", 100, [MIN_READING_EASE, 100])]),
    ...keywords.map(({ term, percent }) => meter(term, percent, "%", 8, [0, MAX_KEYWORD_DENSITY])),
  ],
  images: ({ images, imagesWithAlt }) =>
    images === 0
      ? []
      : [meter(labels.withAlt, imagesWithAlt, `of ${images}`, images, [images, images])],
  weight: ({ elements, bytes }) => [
    meter("Elements", elements, "elements", 1_500, [0, MAX_ELEMENTS]),
    meter("HTML", Math.round(bytes / 1024), "KB", 1_024, [0, MAX_HTML_SIZE / 1024]),
  ],
};

/** The meter of a text, which is missing if it has no length. */
function ofText(...measured: Parameters<typeof meter>): Meter {
  const figure = meter(...measured);
  return figure.value > 0 ? figure : { ...figure, text: labels.missing, isMissing: true };
}

/** A scale from 0 to `most`, or to the value if that is larger. */
function meter(
  label: string,
  value: number,
  unit: string,
  most: number,
  [from, to]: Meter["optimal"],
): Meter {
  const spaced = unit === "%" ? unit : ` ${unit}`;
  const max = Math.max(most, value);
  const optimal = [from, to === most ? max : to] as const;
  return { label, value, text: formatNumber(value) + spaced, unit: spaced, max, optimal };
}
