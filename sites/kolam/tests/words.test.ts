import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@kolam/content/content-files";
import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { coverDrawings } from "@kolam/content/model/blog/article-cover";
import { articleCategories, articles } from "@kolam/content/model/blog/articles";
import { cases as allCases } from "@kolam/content/model/portfolio/cases";
import { searchLengthProblems } from "@kolam/content/search-lengths";
import { strings } from "@kolam/content/testing/walk";
import { folders } from "@kolam/resolve/current";
import { pageWords } from "@site/lists/words/meta";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import {
  policyWithGoogle,
  policyWithPlausible,
  policyWithUmami,
} from "@site/texts/pages/measuring-policy";
import { privacy } from "@site/words/pages/privacy";
import { photos } from "@site/words/photos";
import { testimonials } from "@site/words/testimonials";
import { describe, expect, it } from "vitest";
import { bannedWords } from "./banned-words.ts";

const files = await filesIn("articles");
const cases = await filesIn("cases");
// The example for the audit is a page’s HTML, with faults on purpose.
const all = strings().filter(({ at }) => !at.startsWith("analyzer/example-page"));
const host = { name: "stats.example", isOwn: true };
const policies = [
  policyWithPlausible(privacy, host),
  policyWithUmami(privacy, host),
  policyWithGoogle(privacy),
];
const prose = all.filter(({ text }) => text.includes(" "));

// Without what is made of facts, how authors are introduced on the about page, what forms are made
// of, the forms made of the texts, the variant of a form, and the figures that a second page shows.
const whole = prose.filter(
  ({ at }) =>
    !/^pages\/imprint|^pages\/about\.ts about\.team\.people\.\d+\.text|^law\/company-law|^forms\/(?:budgets|hints|\S+ (?:forms|(?:contact|quote|application)Form|applicationTexts\.withFile))|claims\.notFound/.test(
      at,
    ),
);

function repeated(texts: readonly { at: string; text: string }[]): string[] {
  const first = new Map<string, string>();
  const again: string[] = [];
  for (const { at, text } of texts) {
    const earlier = first.get(text);
    if (earlier) again.push(`${earlier} and ${at}: ${text}`);
    else first.set(text, at);
  }
  return again;
}

/** The only exclamation marks. They come from the specification. */
const exclamations = new Set([
  "Oops! Page Not Found",
  "Oops! Page Not Found | Kolam",
  "Message Sent!",
  "Quote Request Submitted!",
]);

describe("the words of the pages", () => {
  it("repeat no paragraph", () => {
    expect(repeated(whole.filter(({ text }) => text.length > 60))).toEqual([]);
  });

  it("repeat no sentence", () => {
    const sentences = whole.flatMap(({ at, text }) =>
      text
        .split(/(?<=[.?])\s+/)
        .filter((sentence) => sentence.length > 40)
        .map((sentence) => ({ at, text: sentence })),
    );
    expect(repeated(sentences)).toEqual([]);
  });

  it("have exclamation marks only where the spec asks for them", () => {
    const exclaiming = all.filter(({ text }) => text.includes("!")).map(({ text }) => text);
    expect(new Set(exclaiming)).toEqual(exclamations);
  });

  it.each(bannedWords)("do not contain %s", (pattern) => {
    expect(prose.filter(({ text }) => pattern.test(text))).toEqual([]);
    expect(JSON.stringify(policies)).not.toMatch(pattern);
  });

  it("contain no dash as a pause, no double space and no straight quotation marks", () => {
    expect(prose.filter(({ text }) => /[–—]| {2}|"|\n/.test(text))).toEqual([]);
  });

  it("use a non-breaking space between a number and its unit", () => {
    // Forms, contact details and the words for search engines are plain text.
    const shown = all.filter(
      ({ at, text }) =>
        !/^(?:forms|meta|pages\/contact)|\.search\./.test(at) && text.split(/\s/).length > 2,
    );
    const breaking = /\d (?:[KMG]B|ms|Hz|am|pm)\b/;
    expect(shown.filter(({ text }) => breaking.test(text))).toEqual([]);
  });

  it("have Indian spelling", () => {
    const american =
      /\b(?:colors?|centers?|catalogs?|organiz\w*|customiz\w*|recogniz\w*|behaviors?|favorites?|analyzed|checkbook|gray)\b/i;
    expect(prose.filter(({ text }) => american.test(text))).toEqual([]);
  });
});

describe("the clients", () => {
  const told = allCases.flatMap(({ client, testimonial }) =>
    testimonial ? [{ ...testimonial, company: client }] : [],
  );
  const clients = [...testimonials, ...told];

  it("appear once each", () => {
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
    expect(new Set(clients.map(({ company }) => company)).size).toBe(clients.length);
  });

  it("are twenty-two, by first name and initial, with five stars", () => {
    expect(clients).toHaveLength(22);
    for (const { name, rating } of clients) {
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
      expect(rating).toBe(5);
    }
  });
});

describe("the articles", () => {
  it.each(files)("$name has a list or a table, an internal link and no image", ({ text }) => {
    expect(text).toMatch(/^(?:- |1\. |\|)/m);
    expect(text).toMatch(/\]\(\//);
    expect(text).not.toContain("![");
  });

  it.each(files)("$name has no exclamation marks and no empty phrases", ({ text }) => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, "");
    expect(prose).not.toContain("!");
    expect(bannedWords.filter((pattern) => pattern.test(prose))).toEqual([]);
  });

  it("are six, one in each category", () => {
    expect(articles).toHaveLength(6);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  });

  it("have a cover each, and use every drawing there is once", () => {
    const used = articles.map(({ cover }) => cover?.drawing);
    expect(used.sort()).toEqual(Object.keys(coverDrawings).sort());
  });
});

describe("the photos", () => {
  it.each(Object.values(photos))(
    "$id is of the host of the spec, described without a full stop or “photo of”",
    ({ id, alt }) => {
      expect(id).toMatch(/^photo-\d{10,13}-[0-9a-f]{12}$/);
      expect(alt).toMatch(/^[A-Z].*[^.]$/);
      expect(alt).not.toMatch(/\b(photo|image|picture) of\b/i);
    },
  );
});

it("the words about the audit say how many checks it makes", () => {
  for (const text of [auditWords.intro, pageWords["seo-analyzer"].description]) {
    expect(text).toContain(`${auditChecks} checks`);
  }
});

describe("the cases", () => {
  const named = (tag: string, text: string) => text.split(`<${tag} `).length - 1;

  it("are sixteen, four of them in full", () => {
    const full = cases.filter(
      ({ text }) => text.split(/\s+/).length >= 900 && named("Picture", text) >= 5,
    );
    expect(cases).toHaveLength(16);
    expect(full).toHaveLength(4);
  });

  it.each(cases)("$name has its testimonial", ({ text }) => {
    expect(text).toContain("<Quotation />");
  });

  it.each(cases)("$name has no exclamation marks and no empty phrases", ({ text }) => {
    expect(text.replaceAll("![", "")).not.toContain("!");
    expect(bannedWords.filter((pattern) => pattern.test(text))).toEqual([]);
  });

  it("have pictures of at most 4 MB in all", () => {
    const { pictures } = folders;
    const bytes = readdirSync(pictures).map((name) => statSync(join(pictures, name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * 1024 ** 2);
  });
});

it("advice on a text of the machine's names the file to copy", () => {
  // The sample has no imprint.
  const imprint = { title: "", description: pageWords.about.description };
  const [told] = searchLengthProblems({ imprint }, () => true);
  expect(told).toMatch(/^apps\/site\/defaults\/words\/en\/pages\/imprint\.meta\.ts\(/);
  expect(told).toMatch(/copy the file to packages\/content\/src\/en\/pages\/imprint\.meta\.ts\.$/);
});
