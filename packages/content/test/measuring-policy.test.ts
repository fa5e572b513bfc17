import type { LegalDocument } from "@kolam/content/model/types/legal";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "@site/texts/pages/measuring-policy";
import { privacy } from "@site/words/pages/privacy";
import { describe, expect, it } from "vitest";

const provider = { name: "stats.example", isOwn: false };
const own = { name: "stats.agency.example", isOwn: true };

/** The text of a section, its links' targets included. */
function sectionOf(words: LegalDocument, id: string): string {
  return JSON.stringify(words.sections.find((section) => section.id === id));
}

describe("the privacy policy of a site with a tag", () => {
  const policies = {
    Plausible: policyWithPlausible(privacy, provider),
    Umami: policyWithUmami(privacy, provider),
    Google: policyWithGoogle(privacy),
  };

  it.each(Object.entries(policies))(
    "names %s, what it learns and where to read more",
    (name, words) => {
      expect(sectionOf(words, "information-collected")).toContain(name);
      expect(sectionOf(words, "third-parties")).toMatch(new RegExp(`${name}.*https://`));
      expect(words.sections.map(({ id }) => id)).toEqual(privacy.sections.map(({ id }) => id));
    },
  );

  it("names no third party where the owner counts", () => {
    for (const words of [policyWithPlausible(privacy, own), policyWithUmami(privacy, own)]) {
      expect(sectionOf(words, "third-parties")).toBe(sectionOf(privacy, "third-parties"));
    }
  });

  it("is refused if a required section is missing", () => {
    const [first] = privacy.sections;
    const renamed = { ...privacy, sections: [{ ...first, id: "collected" }] as const };
    expect(() => policyWithGoogle(renamed)).toThrow("no section with the id “information-");
  });
});
