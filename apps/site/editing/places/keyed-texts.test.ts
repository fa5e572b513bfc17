import { describe, expect, it } from "vitest";
import { keyedTexts } from "./keyed-texts.ts";

const keys = (source: string, file: string) =>
  keyedTexts(source, file).map(({ key, value }) => `${key}: ${value}`);

describe("the texts of a file are known by", () => {
  it("the names that lead to them, whatever their order", () => {
    const source = `
import { company } from "@site/facts/company";
export const home = {
  hero: { title: "Good day", lead: \`By \${company.name} itself\` },
  people: [{ id: "asha", role: "She draws" }, { role: "He writes" }],
  steps: listed("First of all", "Then the rest"),
} as const satisfies Words;
`;
    expect(keys(source, "home.ts")).toEqual([
      "home.hero.title: Good day",
      "home.hero.lead: By \0 itself",
      "home.people.asha.role: She draws",
      "home.people.1.role: He writes",
      "home.steps.0: First of all",
      "home.steps.1: Then the rest",
    ]);
  });

  it("their fields, or what kind of part they are", () => {
    const source =
      '---\ntitle: A bill\ndate: 2026-01-02\nfigure: { value: "70%", label: more orders }\n---\nOne\ntwo\n\n## Head\n\n- A\n- B\n\nThree\n\nFour\n';
    expect(keys(source, "a.mdx")).toEqual([
      "title: A bill",
      "figure.label: more orders",
      "0. ¶: One\ntwo",
      "1. ## ¶: ## Head",
      "1. - ¶: - A\n- B",
      "1. ¶: Three",
      "1. ¶ 2: Four",
    ]);
  });
});
