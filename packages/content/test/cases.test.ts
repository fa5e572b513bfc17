import { describe, expect, it } from "vitest";
import type { ContentFile } from "../build/content-files.ts";
import { generateCaseIds, generateStories, readCases } from "../build/generate-cases.ts";
import { listed } from "../build/problems.ts";
import { sectors } from "../src/en/sectors.ts";
import { serviceIds } from "../src/facts/services.ts";

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

/** A valid file of a case. `changes` replaces some of its fields; `undefined` leaves a field out. */
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

const read = (...files: ContentFile[]) => readCases(files, ["/"], { today: "2026-01-01" });

/** What is told of these files: mistakes, or else advice. */
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
  it("becomes an entry of its service and its sector", () => {
    const cases = read(caseFile());
    expect(problemsOf(caseFile())).toBe("");
    expect(cases[0]).toMatchObject({ id: "a-case", sector: sectorId, updated: "2025-03-04" });
    expect(generateCaseIds(cases)).toContain('["a-case"]');
    expect(generateCaseIds(cases)).toContain(`sectorIds = ["${sectorId}"]`);
    expect(generateStories(cases, service)).toContain('id: "a-case"');
    expect(generateStories(cases, service)).not.toContain("description");
    const other = serviceIds[1];
    if (other) expect(generateStories(cases, other)).toContain("= [] as const");
  });

  it("is left out as long as it is a draft or its day has not come, in development marked", () => {
    const draft = caseFile({ draft: "true", title: undefined });
    const later = caseFile(
      { date: "2030-01-01", project: "Later", summary: "Later." },
      undefined,
      "b.mdx",
    );
    expect(read(draft, later)).toEqual([]);
    const options = { all: true, today: "2026-01-01", onDraftProblems: () => undefined };
    const all = readCases([caseFile({ draft: "true" })], [], options);
    expect(all.map(({ awaits }) => awaits)).toEqual(["draft"]);
  });

  it("comes newest first, and repeats no other", () => {
    const changes = { title: "Another title of a case", summary: "Two.", project: "Two" };
    const description = `${fields.description} Other.`;
    const newer = caseFile({ ...changes, description, date: "2025-06-01" }, undefined, "newer.mdx");
    expect(read(caseFile(), newer).map(({ id }) => id)).toEqual(["newer", "a-case"]);
    expect(problemsOf(caseFile(), caseFile({}, undefined, "again.mdx"))).toContain(
      "title: is the same as in a-case.mdx",
    );
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ["no client", { client: undefined }, "client: is missing. Write it."],
    ["a client that is a number", { client: "12" }, "client: is not text. Put it in quotes."],
    ["a sector that is none", { sector: "Cats" }, "sector: “Cats” is not an option. Use one of"],
    ["no sector", { sector: undefined }, "sector: is missing. Use one of"],
    ["a service that is none", { services: "[cats]" }, "services: “cats” is not an option."],
    ["no service", { services: "[]" }, "services: has 0 items. Write 1 to 4."],
    ["a year in words", { year: "last year" }, "year: must be a year, such as 2025."],
    ["a date in words", { date: "4 March" }, "date: “4 March” is not a valid date."],
    ["a change before its day", { updated: "2025-01-01" }, "updated: is before date (2025-03-04)."],
    ["a figure without a label", { figure: '{ value: "70" }' }, "figure.label: is missing."],
    ["a figure that is a number", { figure: "70" }, "figure: must have the fields value, label."],
    [
      "figures that do not say what they count",
      { figures: '[{ value: "1", label: "x" }, { value: "2", label: "y", counts: "z" }]' },
      "figures[1].counts: is missing.",
    ],
    [
      "a rating of six",
      { testimonial: "{ name: A, role: B, content: C, rating: 6 }" },
      "testimonial.rating: must be a whole number from 1 to 5.",
    ],
    [
      "a picture that is not there",
      { picture: "{ file: no-such.png, alt: Nothing }" },
      "picture: has the file “no-such.png”, which is not in src/pictures.",
    ],
    ["a field that is none", { colour: "red" }, "colour: is not a field."],
    ["a draft that is neither", { draft: "perhaps" }, "draft: must be true or false."],
  ])("is refused with %s", (_, changes, message) => {
    expect(problemsOf(caseFile(changes))).toContain(message);
  });

  it.each([
    ['<Picture file="no-such.png" alt="Nothing" />', "has the file “no-such.png”, which is not in"],
    ['<Picture file="x.png" alt="x" frame="tv" />', "has the frame “tv”. Use one of"],
    ["<Figures />", "has <Figures />, but the front matter has none."],
    ["<Quotation />", "has <Quotation />, but the front matter has none."],
    ["<Gallery>\nA text.\n</Gallery>", "is a text in <Gallery>"],
    ["[here](/nowhere)", "links to “/nowhere”, which is not a page of the site."],
  ])("is refused with %s in its text", (text, message) => {
    expect(problemsOf(caseFile({}, `${"word ".repeat(200)}\n\n${text}\n`))).toContain(message);
  });

  it("is advised to be as long as a page", () => {
    expect(problemsOf(caseFile({}, "Short."))).toContain("has 1 words. Write at least 150.");
  });

  it("may have a title of any length, with advice", () => {
    expect(problemsOf(caseFile({ title: "Short" }))).toContain("Search engines");
    expect(read(caseFile({ title: "Short" }))).toHaveLength(1);
  });
});
