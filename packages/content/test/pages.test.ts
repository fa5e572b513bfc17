import { expect, it } from "vitest";
import { accessibility } from "#words/pages/accessibility.ts";
import { privacy } from "#words/pages/privacy.ts";
import { terms } from "#words/pages/terms.ts";

it("the legal texts have unique anchors and titles", () => {
  for (const { sections } of [privacy, terms, accessibility]) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  }
});
