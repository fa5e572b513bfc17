import { formatDay } from "@kolam/content/model/basics/dates";
import type { AccessibilityCheck, Tested } from "@kolam/content/model/law/tested";
import {
  type LegalBlock,
  type LegalDocument,
  withAddition,
} from "@kolam/content/model/types/legal";
import { testedWords } from "@site/texts/law/tested";

function listOf([first, ...others]: readonly AccessibilityCheck[]): readonly LegalBlock[] {
  const { checks } = testedWords;
  return first
    ? [{ kind: "list", items: [checks[first], ...others.map((check) => checks[check])] }]
    : [];
}

/**
 * The accessibility statement with what was tested: nothing is vouched for that no run has shown
 * (Directive (EU) 2019/882, annex V, asks how a service meets the requirements).
 */
export function statementOf(words: LegalDocument, tested: Tested | undefined): LegalDocument {
  const { title, notYet, ran, failed } = testedWords;
  const said: readonly LegalBlock[] = tested
    ? [
        ...(tested.passed.length > 0 ? [ran(formatDay(tested.on)), ...listOf(tested.passed)] : []),
        ...(tested.failed.length > 0 ? [failed, ...listOf(tested.failed)] : []),
      ]
    : [];
  const [first = notYet, ...others] = said;
  return withAddition(words, { id: "tests", title, blocks: [first, ...others] });
}
