import type { ListedCase } from "@kolam/content/model/portfolio/case-list";
import { wideOf } from "@kolam/ui/bands/cases";
import { allId, type Choice, isIn } from "./case-groups.ts";

/** The cases of a page of the portfolio, as it shows them. */
export interface ShownCases {
  /** In large. */
  readonly leads: readonly ListedCase[];
  /** In the grid below. */
  readonly listed: readonly ListedCase[];
}

const ofIds = (ids: readonly string[]) => ids.map((id) => `[id="${id}"]`).join();

function stylesOf(choice: Choice, { leads, listed }: ShownCases): string {
  const at = (selector: string, declarations: string) =>
    `#${allId}:not([data-hydrated]):has([id="${choice.id}"]:target) ${selector}{${declarations}}`;
  const isOut = (caseStudy: ListedCase) => !isIn(caseStudy, choice);
  const out = [...leads, ...listed].filter(isOut).map(({ id }) => id);
  const left = listed.filter((caseStudy) => isIn(caseStudy, choice)).map(({ id }) => id);
  const wide = left.slice(0, wideOf(left.length));
  const hidden = [
    ...(out.length > 0 ? [`:is(${ofIds(out)})`] : []),
    ...(leads.every(isOut) ? ["[data-leads]"] : []),
    "[data-ask]",
    ...(left.length === 0 ? ["[data-listed]"] : ["[data-listed] [data-pages]"]),
  ];
  return [
    ...hidden.map((selector) => at(selector, "display:none")),
    at("[data-choices] [aria-current]", "--choice-ground:initial;--choice-ink:initial"),
    at(
      `[data-choices] :is([href$="#${choice.id}"]${choice.kind === "sector" ? ",summary" : ""})`,
      "--choice-ground:var(--k-color-text);--choice-ink:var(--k-color-surface)",
    ),
    at("[data-listed] article", "--case-columns:2"),
    ...(wide.length > 0 ? [at(`[data-listed] :is(${ofIds(wide)})`, "--case-columns:3")] : []),
  ].join("\n");
}

/**
 * The styles with which the page shows the cases of the service or sector in its address until it is
 * hydrated, and without scripts.
 */
export const groupStyles = (choices: readonly Choice[], shown: ShownCases): string =>
  choices.map((choice) => stylesOf(choice, shown)).join("\n");
