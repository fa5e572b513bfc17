import { expect, it } from "vitest";
import { accessibility } from "../src/en/pages/accessibility.ts";
import { privacy } from "../src/en/pages/privacy.ts";
import { terms } from "../src/en/pages/terms.ts";

it("the legal texts have unique anchors and titles", () => {
  for (const { sections } of [privacy, terms, accessibility]) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  }
});
