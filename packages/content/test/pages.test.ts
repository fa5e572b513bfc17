import { accessibility } from "@site/words/pages/accessibility";
import { privacy } from "@site/words/pages/privacy";
import { terms } from "@site/words/pages/terms";
import { expect, it } from "vitest";

it("the legal texts have unique anchors and titles", () => {
  for (const { sections } of [privacy, terms, accessibility]) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  }
});
