import type { LegalDocument } from "@kolam/content/model/types/legal";
import { testedWords } from "@site/texts/law/tested";
import { expect, it } from "vitest";
import { statementOf } from "./statement.ts";

const words: LegalDocument = {
  title: "Accessibility",
  lead: "What works.",
  updated: { iso: "2026-01-01", text: "January" },
  sections: [
    { id: "standard", title: "Aim", blocks: ["AA"] },
    { id: "contact", title: "Tell us", blocks: ["Write."] },
  ],
};
const { checks, notYet, failed } = testedWords;

it("vouches for nothing that no run has shown", () => {
  const { sections } = statementOf(words, undefined);
  expect(sections.map(({ id }) => id)).toEqual(["standard", "contact", "tests"]);
  const text = JSON.stringify(sections);
  expect(text).toContain(notYet);
  for (const check of Object.values(checks)) expect(text).not.toContain(check);
});

it("says of a run what passed, and what did not", () => {
  const run = { on: "2026-11-29", passed: ["axe", "scripts"], failed: ["keyboard"] } as const;
  const text = JSON.stringify(statementOf(words, run).sections);
  expect(text).toContain("2026");
  expect(text.indexOf(checks.axe)).toBeLessThan(text.indexOf(failed));
  expect(text.indexOf(checks.keyboard)).toBeGreaterThan(text.indexOf(failed));
  expect(text).not.toContain(notYet);
});
