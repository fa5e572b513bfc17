import { whyNotApplicable } from "./checks/applies.ts";
import { type Check, notApplicable } from "./checks/check.ts";
import { checks } from "./checks.ts";
import { figuresOf } from "./figures.ts";
import { inspectInput } from "./input/input.ts";
import { titleOf } from "./page/page-facts.ts";
import type { PageModel, Place } from "./page/page-model.ts";
import { readPage } from "./page/read-page.ts";
import { searchPreview, socialPreview } from "./preview/preview.ts";
import { scoreOf } from "./score.ts";
import { type Texts, textsOf } from "./texts/texts.ts";
import { type AuditOptions, type AuditReport, type CheckResult, checkGroups } from "./types.ts";

/** Places listed per result. */
export const MAX_LOCATIONS = 20;
const MAX_TEXT = 120;

/**
 * Audits a page by its HTML alone: scripts in it never run, and nothing is fetched.
 *
 * @throws {AuditRefusal} when the input is empty, too large, binary, not HTML, without content or
 *   nested too deeply; its message is meant for the user
 */
export function audit(html: string, options: AuditOptions = {}): AuditReport {
  const texts = textsOf(options.texts);
  return auditPage(readPage(html, inspectInput(html, texts.refusals), options), texts);
}

/** Audits a page that is parsed already. */
export function auditPage(page: PageModel, texts: Texts): AuditReport {
  const results = checks.map((check) => runCheck(check, page, texts));
  return {
    kind: "audit",
    subject: page.url?.href ?? (titleOf(page)?.text.slice(0, MAX_TEXT) || texts.untitled),
    score: scoreOf(results),
    groups: checkGroups.map((id) => ({ id, title: texts.groups[id] })),
    results,
    figures: figuresOf(page),
    notChecked: texts.notChecked,
    labels: texts.report,
    search: searchPreview(page),
    social: socialPreview(page),
  };
}

function runCheck(check: Check, page: PageModel, texts: Texts): CheckResult {
  const reason = whyNotApplicable(page, check, texts.common);
  const finding = reason === undefined ? check.run(page, texts) : notApplicable(reason);
  const { title, why, fix } = texts.checks[check.id];
  const known = finding.places.filter((place) => place !== null);
  return {
    id: check.id,
    group: check.group,
    title,
    status: finding.status,
    found: finding.found,
    why,
    fix: finding.fix ?? fix,
    weight: check.weight,
    ...(finding.atMost === undefined ? {} : { atMost: finding.atMost }),
    locations: known.slice(0, MAX_LOCATIONS).map((place) => ({
      line: place.startLine,
      column: place.startCol,
      snippet: snippetAt(page.html, place),
    })),
    occurrences: finding.places.length,
  };
}

/** The source at a place, on one line and shortened. */
function snippetAt(html: string, place: Place): string {
  const end = Math.min(place.endOffset, place.startOffset + MAX_TEXT * 2);
  const flat = html.slice(place.startOffset, end).replace(/\s+/g, " ").trim();
  return flat.length > MAX_TEXT ? `${flat.slice(0, MAX_TEXT)}…` : flat;
}
