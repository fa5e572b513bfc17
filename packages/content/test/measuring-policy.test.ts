import { describe, expect, it } from "vitest";
import { consentWords } from "../src/measuring.ts";
import type { LegalDocument } from "../src/pages/legal.ts";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "../src/pages/measuring-policy.ts";
import { privacy } from "../src/pages/privacy.ts";
import { bannedWords } from "./banned-words.ts";

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
      const text = JSON.stringify(words);
      for (const banned of bannedWords) expect(text).not.toMatch(banned);
    },
  );

  it("says how to be left out", () => {
    for (const words of [policies.Plausible, policies.Umami]) {
      expect(sectionOf(words, "information-collected")).toContain(`block ${provider.name}`);
      expect(sectionOf(words, "cookies")).toContain("This site sets no cookies.");
    }
    const cookies = sectionOf(policies.Google, "cookies");
    for (const part of ["_ga", "_gcl_", consentWords.settings, consentWords.refuse]) {
      expect(cookies).toContain(part);
    }
    expect(cookies).not.toContain("This site sets no cookies");
    expect(cookies).toContain("the text of a form you have begun");
  });

  it("names no third party where the owner counts", () => {
    for (const words of [policyWithPlausible(privacy, own), policyWithUmami(privacy, own)]) {
      expect(sectionOf(words, "information-collected")).toContain("on a server of our own");
      expect(sectionOf(words, "third-parties")).toBe(sectionOf(privacy, "third-parties"));
    }
  });
});
