import { scoreLabel } from "@kolam/content/model/analyzer/score-label";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { asFile, bullets, entry, heading, isoDay, wrapped } from "@kolam/seo-audit/plain-text";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import type { Simulation } from "./simulation.ts";
import { type SimulationSection, simulationSections } from "./simulation-sections.ts";

const { simulated } = analyzer;
const { labels, sections: titles, statuses, priorities, report: words } = analysisWords;
const { url, score, scoreOf, issues: found, suggestions: advised } = analysisWords.result;

/**
 * The analysis as plain text. It says at its beginning and at the score that the figures are
 * simulated.
 */
export function report(result: Simulation, date: Date): string {
  const { label } = scoreLabel(result.score);
  return asFile([
    ...heading(words.title, "="),
    ...wrapped(simulated.text),
    "",
    entry(url, result.url),
    entry(words.generated, isoDay(date)),
    entry(score, `${listed([scoreOf(result.score), label])} (${simulated.badge})`),
    "",
    ...simulationSections(result).flatMap(section),
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

function section({ id, status, facts, meters, issues, suggestions }: SimulationSection): string[] {
  return [
    ...heading(withLabel(titles[id], statuses[status])),
    ...facts.map(({ label, value }) => entry(label, value)),
    ...(id === "keywords" ? [`${labels.density}:`] : []),
    ...meters.map(({ label, text }) => entry(label, text)),
    ...(issues.length > 0 ? [`${found}:`, ...bullets(issues)] : []),
    `${advised}:`,
    ...bullets(suggestions),
    "",
  ];
}
