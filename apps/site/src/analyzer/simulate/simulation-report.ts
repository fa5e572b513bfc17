import { analyzer } from "@kolam/content/analyzer/analyzer";
import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { scoreLabel } from "@kolam/content/analyzer/score-labels";
import { listed } from "@kolam/content/facts/lists";
import { asFile, bullets, entry, heading, isoDay, wrapped } from "@kolam/seo-audit/plain-text";
import type { Judgement, Simulation } from "./simulation.ts";

const { simulated } = analyzer;
const { labels, sections: titles, statuses, priorities, report: words } = analysisWords;

/** The analysis as plain text. It says at its beginning and at the score that the figures are simulated. */
export function report(result: Simulation, date: Date): string {
  const { label } = scoreLabel(result.score);
  const { title, description, keywords, technical, content, images } = result;
  return asFile([
    ...heading(words.title, "="),
    ...wrapped(simulated.text),
    "",
    entry(analysisWords.result.url, result.url),
    entry(words.generated, isoDay(date)),
    entry(
      analysisWords.result.score,
      `${analysisWords.result.scoreOf(result.score)}, ${label} (${simulated.badge})`,
    ),
    "",
    ...section(titles.title, title, [
      entry(labels.current, title.current),
      entry(labels.length, labels.characters(title.length)),
    ]),
    ...section(titles.description, description, [
      entry(labels.current, description.current),
      entry(labels.length, labels.characters(description.length)),
    ]),
    ...heading(titles.keywords),
    entry(labels.primary, listed(keywords.primary)),
    entry(labels.secondary, listed(keywords.secondary)),
    `${labels.density}:`,
    ...bullets(
      Object.entries(keywords.density).map(
        ([term, percent]) => `${term} ${labels.percent(percent)}`,
      ),
    ),
    ...advice([], keywords.suggestions),
    "",
    ...section(titles.technical, technical, [
      entry(labels.https, technical.https ? labels.yes : labels.no),
      entry(labels.mobile, technical.mobile ? labels.yes : labels.no),
      entry(labels.speed, labels.seconds(technical.speed)),
    ]),
    ...section(titles.content, content, [
      entry(labels.wordCount, labels.words(content.wordCount)),
      entry(labels.readability, labels.outOfHundred(content.readabilityScore)),
      entry(labels.headingStructure, content.headingStructure),
    ]),
    ...section(titles.images, images, [
      entry(labels.withAlt, labels.ofTotal(images.withAlt, images.total)),
    ]),
    ...heading(analysisWords.result.recommendations),
    ...result.recommendations.flatMap(({ priority, category, issue, solution, calledFor }) => [
      ...wrapped(`${priorities[priority]} (${category}): ${issue}`),
      ...wrapped(solution, "  "),
      ...wrapped(callWords(calledFor), "  "),
    ]),
    "",
    words.by,
    words.contact,
  ]);
}

/** Whether the figures call for a recommendation, in words. */
export function callWords(calledFor: boolean | undefined): string {
  const { calledFor: called, notCalledFor, notChecked } = analysisWords.result;
  if (calledFor === undefined) return notChecked;
  return calledFor ? called : notCalledFor;
}

function section(title: string, judged: Judgement, facts: readonly string[]): string[] {
  return [
    ...heading(`${title}: ${statuses[judged.status]}`),
    ...facts,
    ...advice(judged.issues, judged.suggestions),
    "",
  ];
}

function advice(issues: readonly string[], suggestions: readonly string[]): string[] {
  return [
    ...(issues.length > 0 ? [`${analysisWords.result.issues}:`, ...bullets(issues)] : []),
    `${analysisWords.result.suggestions}:`,
    ...bullets(suggestions),
  ];
}
