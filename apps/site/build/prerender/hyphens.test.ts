import { softHyphen } from "@kolam/content/model/basics/soft-hyphens";
import { expect, it } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";
import { hyphenated, hyphenationOf, withTexts } from "./hyphens.ts";

/** A module after the hyphenation of its words in a language, with `|` for each soft hyphen. */
async function inLanguage(language: string, source: string): Promise<string> {
  const hyphenate = await hyphenationOf(language);
  return hyphenate ? hyphenated(source, hyphenate).replaceAll(softHyphen, "|") : "not hyphenated";
}

it("long words of texts get soft hyphens, in the content's language", async () => {
  const text =
    'export const a = { title: "Ab ₹5: Suchmaschinenoptimierung", b: `Datenschutzgrundverordnung` };';
  expect(await inLanguage("de-DE", text)).toBe(
    'export const a = { title: "Ab ₹5: Such|ma|schi|nen|op|ti|mie|rung", b: `Da|ten|schutz|grund|ver|ord|nung` };',
  );
  expect(await inLanguage("en-IN", '["Our internationalisation"]')).toMatch(/in\|ter\|na/);
  expect(await inLanguage("en-IN", '["Accessibility and responsibilities"]')).not.toContain("|");
  // A short compound stays in one line, unless its capitals make it a name.
  expect(
    await inLanguage("en-IN", '["Be one-off, field-by-field", "On-Page, well-implemented"]'),
  ).toBe('["Be one-\u2060off, field-\u2060by-\u2060field", "On-Page, well-implemented"]');
  expect(await inLanguage("hi-IN", '["अंतरराष्ट्रीयकरण है"]')).toContain("|");
});

it("of a page, its name gets soft hyphens, and not what search engines show", async () => {
  const hyphenate = await hyphenationOf("de-DE");
  const source = `export const name = "Datenschutzerklärung";
export const search = { title: "Datenschutzerklärung" };
`;
  expect(hyphenate && hyphenated(source, hyphenate, "en/pages/privacy.meta.ts")).toBe(
    source.replace("Datenschutzerklärung", "Da|ten|schutz|er|klä|rung".replaceAll("|", softHyphen)),
  );
});

it("the spaces of French are part of a template", () => {
  const spaced = frenchSpaces("fr-FR");
  const template = "`«$" + "{name}» : $" + '{a ? "b" : "c"}`';
  const found = spaced && withTexts(template, spaced);
  expect(found?.replaceAll("\u00a0", "_")).toBe("`«_$" + "{name}_»_: $" + '{a ? "b" : "c"}`');
});

it.each([
  ["short words", '["Several words of the usual length"]'],
  ["ids and keys", '({ id: "internationalisation", "Internationalisation first": 1 })'],
  ["modules", 'import { a } from "./internationalisation.ts";'],
  [
    "addresses",
    '["See https://example.com/internationalisation/one-off, one-off.example or a@internationalisation.example"]',
  ],
])("%s stay as they are", async (_, source) => {
  expect(await inLanguage("en-GB", source)).toBe(source);
});

it("a language without patterns is not hyphenated", async () => {
  expect(await inLanguage("ja-JP", "[]")).toBe("not hyphenated");
});
