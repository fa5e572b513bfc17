import { expect, it } from "vitest";
import { auditLabel } from "#words/analyzer/score-labels.ts";

it.each([
  [95, [], "Excellent", true],
  [95, ["good", "warning"], "Excellent", true],
  [95, ["good", "error"], "Errors to Fix", false],
  [62, ["error"], "Errors to Fix", false],
  [40, ["error"], "Needs Improvement", false],
] as const)(
  "the label of an audit of %i points with %j is %s",
  (score, statuses, label, isPass) => {
    const results = statuses.map((status) => ({ status }));
    expect(auditLabel({ score, results })).toMatchObject({ label, isPass });
  },
);
