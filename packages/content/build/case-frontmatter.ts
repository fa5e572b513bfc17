import { serviceIds } from "@kolam/content/model/services/services";
import type { Case, CaseOverview, CountedFigure } from "@kolam/content/model/types/case";
import { sectors } from "@site/words/sectors";
import { type FieldRule, type FieldRules, namesOf } from "./field-rules.ts";
import {
  type Fields,
  isFields,
  readChoice,
  readDate,
  readFields,
  readLanguage,
  readList,
  readSizedText,
  readText,
  readTexts,
  searchTexts,
} from "./front-matter.ts";
import type { Report } from "./problems.ts";
import { pictureRule, readPictureFile } from "./read-picture.ts";

/** The fields at the top of a case's file. */
type CaseFrontmatter = Omit<Case, "id" | "awaits" | "sector"> & { readonly sector: string };

const figureFields = {
  value: { kind: "text" },
  label: { kind: "text" },
} as const satisfies FieldRules;

const testimonialFields = {
  name: { kind: "text" },
  role: { kind: "text" },
  content: { kind: "text" },
  rating: { kind: "number", range: [1, 5] },
} as const satisfies FieldRules;

/** The front matter of a case. */
export const caseFields = {
  project: { kind: "text" },
  client: { kind: "text" },
  title: { kind: "text", ...searchTexts.title },
  description: { kind: "text", ...searchTexts.description },
  summary: { kind: "text" },
  sector: { kind: "choice", choices: Object.values(sectors) },
  place: { kind: "text" },
  year: { kind: "number", range: [1901, 9999] },
  services: {
    kind: "list",
    range: [1, 4],
    why: "A page has one main subject.",
    choices: serviceIds,
  },
  duration: { kind: "text" },
  team: { kind: "list", range: [1, 6], why: "More would be a list of staff." },
  date: { kind: "day" },
  figure: { kind: "group", fields: figureFields },
  figures: {
    kind: "groups",
    fields: { ...figureFields, counts: { kind: "text" } },
    range: [2, 4],
    why: "They share a row.",
    optional: true,
  },
  testimonial: { kind: "group", fields: testimonialFields, optional: true },
  picture: { ...pictureRule, photos: [], optional: true },
  language: { kind: "text", optional: true },
} as const satisfies Record<keyof CaseFrontmatter, FieldRule>;

function readFigures({ figures = [] }: Fields, report: Report): CountedFigure[] {
  if (!Array.isArray(figures)) {
    report("figures", "must be a list of figures, each with the fields value, label, counts.");
    return [];
  }
  const { range, why, fields } = caseFields.figures;
  const [least, most] = range;
  if (figures.length > 0 && (figures.length < least || figures.length > most)) {
    report("figures", `has ${figures.length} figures. Write ${least} to ${most}, or none.`, why);
  }
  const names = namesOf(fields);
  return figures.flatMap(
    (figure, at) => readTexts(figure, `figures[${at + 1}]`, names, report) ?? [],
  );
}

function readTestimonial({ testimonial }: Fields, report: Report): CaseOverview["testimonial"] {
  if (testimonial === undefined) return undefined;
  if (!isFields(testimonial)) {
    report("testimonial", `must have the fields ${namesOf(testimonialFields).join(", ")}.`);
    return undefined;
  }
  const texts = readTexts(testimonial, "testimonial", ["name", "role", "content"], report);
  const rating = ([1, 2, 3, 4, 5] as const).find((stars) => testimonial.rating === stars);
  if (!rating) report("testimonial.rating", "must be a whole number from 1 to 5.");
  return texts && rating ? { ...texts, rating } : undefined;
}

function readServices(fields: Fields, report: Report): Case["services"] | undefined {
  const named = readList(
    fields,
    "services",
    caseFields.services.range,
    caseFields.services.why,
    report,
  );
  const known = named.flatMap((name) => serviceIds.find((id) => id === name) ?? []);
  const unknown = named.find((name) => !known.some((id) => id === name));
  if (unknown !== undefined) readChoice({ services: unknown }, "services", serviceIds, report);
  const [first, ...others] = known;
  return first && [first, ...others];
}

function readYear({ year }: Fields, report: Report): number {
  if (Number.isInteger(year) && Number(year) >= caseFields.year.range[0]) return Number(year);
  report("year", "must be a year, such as 2025.");
  return 0;
}

/**
 * Reads the YAML at the top of a case. Calls `report` with every problem and its solution. Returns
 * `undefined` if the fields cannot be used.
 */
export function readCaseFrontmatter(yaml: string, report: Report): CaseFrontmatter | undefined {
  const fields = readFields(yaml, namesOf(caseFields), report);
  if (!fields) return undefined;
  const text = (field: keyof CaseFrontmatter) => readText(fields, field, report);
  const sized = (field: keyof typeof searchTexts) =>
    readSizedText(fields, field, searchTexts[field].range, searchTexts[field].why, report);
  const sectorName = readChoice(fields, "sector", caseFields.sector.choices, report);
  const [sector] = Object.entries(sectors).find(([, name]) => name === sectorName) ?? [];
  const services = readServices(fields, report);
  const testimonial = readTestimonial(fields, report);
  const picture =
    fields.picture === undefined ? undefined : readPictureFile(fields.picture, "picture", report);
  const read = {
    ...readLanguage(fields, report),
    client: text("client"),
    project: text("project"),
    figure: readTexts(fields.figure, "figure", namesOf(figureFields), report),
    summary: text("summary"),
    sector,
    ...(testimonial ? { testimonial } : {}),
    ...(picture ? { picture } : {}),
    title: sized("title"),
    description: sized("description"),
    place: text("place"),
    year: readYear(fields, report),
    services,
    duration: text("duration"),
    team: readList(fields, "team", caseFields.team.range, caseFields.team.why, report),
    figures: readFigures(fields, report),
    date: readDate(fields, "date", report),
  };
  const { figure } = read;
  return figure && services && sector ? { ...read, figure, services, sector } : undefined;
}
