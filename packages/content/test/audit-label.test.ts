import { auditLabel } from "@kolam/content/model/analyzer/score-label";
import { expect, it } from "vitest";

it.each([
  [95, [], "Excellent"],
  [95, ["good", "warning"], "Excellent"],
  [95, ["good", "error"], "Errors to Fix"],
  [62, ["error"], "Errors to Fix"],
  [40, ["error"], "Needs Improvement"],
] as const)("the label of an audit of %i points with %j is %s", (score, statuses, label) => {
  const results = statuses.map((status) => ({ status }));
  expect(auditLabel({ score, results })).toMatchObject({ label });
});
