import { casePageCount, casesOfPage } from "@kolam/content/model/portfolio/case-list";
import { serviceIds } from "@kolam/content/model/services/services";
import { sectors } from "@site/words/sectors";
import { describe, expect, it } from "vitest";
import type { ContentFile } from "../build/content-files.ts";
import {
  generateCaseCounts,
  generateCaseIds,
  generateServiceCases,
  readCases,
} from "../build/generate-cases.ts";
import { listed } from "../build/problems.ts";

const [service] = serviceIds;
const [sectorId, sector] = Object.entries(sectors)[0] ?? [];

const fields: Readonly<Record<string, string>> = {
  project: "A project of ordinary size",
  client: "A client, a town",
  title: "A title of ordinary length",
  description:
    "A description that is long enough for a search engine to show in full, and short enough not to be cut off by it.",
  summary: "One sentence.",
  sector: JSON.stringify(sector),
  place: "A town",
  year: "2025",
  services: `[${service}]`,
  duration: "6 weeks",
  team: "[One designer]",
  date: "2025-03-04",
  figure: '{ value: "70", label: "orders" }',
};

/**
 * A valid file of a case. `changes` replaces some of its fields; `undefined` leaves a field out.
 */
function caseFile(
  changes: Readonly<Record<string, string | undefined>> = {},
  body = "word ".repeat(200),
  name = "a-case.mdx",
): ContentFile {
  const lines = Object.entries({ ...fields, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`);
  return { name, text: `---\n${lines.join("\n")}\n---\n\n${body}\n` };
}

/** What no two files may have in common. */
const unique = (index: number) => ({
  project: `Project ${index} of ordinary size`,
  title: `Title ${index} of ordinary length`,
  description: `${fields.description} ${index}`,
  summary: `Sentence ${index}.`,
});

const read = (...files: ContentFile[]) => readCases(files, ["/"], { today: "2026-01-01" });

/** What is reported of these files: mistakes, or else advice. */
function problemsOf(...files: ContentFile[]): string {
  let told = "";
  try {
    readCases(files, ["/"], {
      onAdvice: (advice) => {
        told = listed(advice).join("\n");
      },
    });
    return told;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the file of a case", () => {
  it("that is left in another language keeps that in all lists", () => {
    const [one] = read(caseFile({ language: "fr-tn" }));
    expect(one?.language).toBe("fr-TN");
    expect(generateServiceCases(one ? [one] : [], service, () => false)).toContain(
      '"language":"fr-TN"',
    );
    expect(generateServiceCases(read(caseFile()), service, () => false)).not.toContain("language");
    expect(problemsOf(caseFile({ language: "French, please" }))).toContain("such as fr-TN");
  });

  it("becomes an entry of its service and its sector", () => {
    const cases = read(caseFile());
    expect(problemsOf(caseFile())).toBe("");
    expect(cases[0]).toMatchObject({ id: "a-case", sector: sectorId, date: "2025-03-04" });
    expect(generateCaseIds(cases)).toContain('["a-case"]');
    expect(generateCaseCounts(cases)).toContain(`sectorIds = ["${sectorId}"]`);
    const none = () => false;
    expect(generateServiceCases(cases, service, none)).toContain('"id":"a-case"');
    expect(generateServiceCases(cases, service, none)).not.toContain("description");
    const other = serviceIds[1];
    if (other) expect(generateServiceCases(cases, other, none)).toContain("= [] as const");
  });

  it("adds nothing to the pages once its service has more, unless the words name it", () => {
    const files = Array.from({ length: 40 }, (_, index) => {
      const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
      return caseFile({ ...unique(index), date }, undefined, `case-${index}.mdx`);
    });
    const cases = read(...files);
    const few = cases.slice(0, 6);
    const isNamed = (id: string) => id === "case-7";
    const idsIn = (text: string) => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    const newest = ["case-39", "case-38", "case-37", "case-36", "case-35", "case-34"];
    expect(idsIn(generateServiceCases(few, service, isNamed))).toEqual(newest);
    expect(idsIn(generateServiceCases(cases, service, isNamed))).toEqual([...newest, "case-7"]);
    expect(generateCaseCounts(cases).length - generateCaseCounts(few).length).toBe(1);
  });

  it.each<[Record<string, string | undefined>, string]>([
    [{ client: undefined }, "client: is missing. Write it."],
    [{ sector: "Cats" }, "sector: “Cats” is not an option. Use one of"],
    [{ sector: undefined }, "sector: is missing. Use one of"],
    [{ services: "[cats]" }, "services: “cats” is not an option."],
    [{ services: "[]" }, "services: has 0 items. Write 1 to 4."],
    [{ year: "last year" }, "year: must be a year, such as 2025."],
    [{ figure: '{ value: "70" }' }, "figure.label: is missing."],
    [{ figure: "70" }, "figure: must have the fields value, label."],
    [
      { figures: '[{ value: "1", label: "x" }, { value: "2", label: "y", counts: "z" }]' },
      "figures[1].counts: is missing.",
    ],
    [
      { testimonial: "{ name: A, role: B, content: C, rating: 6 }" },
      "testimonial.rating: must be a whole number from 1 to 5.",
    ],
  ])("is refused with %o", (changes, message) => {
    expect(problemsOf(caseFile(changes))).toContain(message);
  });

  it.each([
    ['<Picture file="x.png" alt="x" frame="tv" />', "has the frame “tv”. Use one of"],
    ["<Figures />", "has <Figures />, but the front matter has none."],
    ["<Quotation />", "has <Quotation />, but the front matter has none."],
    ["<Gallery>\nA text.\n</Gallery>", "is a text in <Gallery>"],
  ])("is refused with %s in its text", (text, message) => {
    expect(problemsOf(caseFile({}, `${"word ".repeat(200)}\n\n${text}\n`))).toContain(message);
  });

  it("is not told that it has no testimonial where it has one with a mistake", () => {
    const testimonial = "{ name: A, role: B, content: C, rating: 6 }";
    const told = problemsOf(caseFile({ testimonial }, `${"word ".repeat(200)}\n\n<Quotation />\n`));
    expect(told).toContain("line 15: testimonial.rating: must be");
    expect(told).not.toContain("<Quotation />");
    expect(problemsOf(caseFile({ testimonial: "Good." }))).not.toContain("rating: must");
  });

  it("is advised to be as long as a page", () => {
    expect(problemsOf(caseFile({}, "Short."))).toContain("has 1 words. Write at least 150.");
  });

  it("may have a title of any length, with advice", () => {
    expect(problemsOf(caseFile({ title: "Short" }))).toContain("Search engines");
    expect(read(caseFile({ title: "Short" }))).toHaveLength(1);
  });
});

describe("the portfolio", () => {
  it("has all cases once, on pages that are neither empty nor endless", () => {
    for (const count of [0, 1, 16, 29, 30, 53, 54, 1_000]) {
      const cases = Array.from({ length: count }, (_, index) => index);
      const pages = Array.from({ length: casePageCount(count) }, (_, page) =>
        casesOfPage(cases, page + 1),
      );
      expect(pages.flat()).toEqual(cases);
      for (const page of pages.slice(1)) expect(page.length).toBeGreaterThanOrEqual(6);
      for (const page of pages) expect(page.length).toBeLessThan(30);
      expect(casesOfPage(cases, pages.length + 1)).toEqual([]);
    }
    expect(casePageCount(16)).toBe(1);
  });
});
