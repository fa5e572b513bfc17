import { serviceIds } from "@kolam/content/model/services/services";
import type { Case, CaseOverview, CountedFigure } from "@kolam/content/model/types/case";
import { sectors } from "@site/words/sectors";
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
import { readOwnPicture } from "./read-picture.ts";

/** The fields at the top of a case's file. */
type CaseFrontmatter = Omit<Case, "id" | "awaits" | "sector"> & { readonly sector: string };

const fieldNames = [
  "project",
  "client",
  "title",
  "description",
  "summary",
  "sector",
  "place",
  "year",
  "services",
  "duration",
  "team",
  "date",
  "figure",
  "figures",
  "testimonial",
  "picture",
  "language",
] as const satisfies readonly (keyof CaseFrontmatter)[];

function readFigures({ figures = [] }: Fields, report: Report): CountedFigure[] {
  if (!Array.isArray(figures)) {
    report("figures", "must be a list of figures, each with the fields value, label, counts.");
    return [];
  }
  if (figures.length === 1 || figures.length > 4) {
    report("figures", `has ${figures.length} figures. Write 2 to 4, or none.`, "They share a row.");
  }
  const names = ["value", "label", "counts"] as const;
  return figures.flatMap(
    (figure, at) => readTexts(figure, `figures[${at + 1}]`, names, report) ?? [],
  );
}

function readTestimonial({ testimonial }: Fields, report: Report): CaseOverview["testimonial"] {
  if (testimonial === undefined) return undefined;
  const texts = readTexts(testimonial, "testimonial", ["name", "role", "content"], report);
  const rating = ([1, 2, 3, 4, 5] as const).find(
    (stars) => isFields(testimonial) && testimonial.rating === stars,
  );
  if (!rating) report("testimonial.rating", "must be a whole number from 1 to 5.");
  return texts && rating ? { ...texts, rating } : undefined;
}

function readServices(fields: Fields, report: Report): Case["services"] | undefined {
  const named = readList(fields, "services", [1, 4], "A page has one main subject.", report);
  const known = named.flatMap((name) => serviceIds.find((id) => id === name) ?? []);
  const unknown = named.find((name) => !known.some((id) => id === name));
  if (unknown !== undefined) readChoice({ services: unknown }, "services", serviceIds, report);
  const [first, ...others] = known;
  return first && [first, ...others];
}

function readYear({ year }: Fields, report: Report): number {
  if (Number.isInteger(year) && Number(year) > 1900) return Number(year);
  report("year", "must be a year, such as 2025.");
  return 0;
}

/**
 * Reads the YAML at the top of a case. Calls `report` with every problem and its solution. Returns
 * `undefined` if the fields cannot be used.
 */
export function readCaseFrontmatter(yaml: string, report: Report): CaseFrontmatter | undefined {
  const fields = readFields(yaml, fieldNames, report);
  if (!fields) return undefined;
  const text = (field: keyof CaseFrontmatter) => readText(fields, field, report);
  const sized = (field: keyof typeof searchTexts) =>
    readSizedText(fields, field, searchTexts[field].range, searchTexts[field].why, report);
  const sectorName = readChoice(fields, "sector", Object.values(sectors), report);
  const [sector] = Object.entries(sectors).find(([, name]) => name === sectorName) ?? [];
  const services = readServices(fields, report);
  const testimonial = readTestimonial(fields, report);
  const picture =
    fields.picture === undefined
      ? undefined
      : readOwnPicture(Object(fields.picture), "picture", report);
  const read = {
    ...readLanguage(fields, report),
    client: text("client"),
    project: text("project"),
    figure: readTexts(fields.figure, "figure", ["value", "label"], report),
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
    team: readList(fields, "team", [1, 6], "More would be a list of staff.", report),
    figures: readFigures(fields, report),
    date: readDate(fields, "date", report),
  };
  const { figure } = read;
  return figure && services && sector ? { ...read, figure, services, sector } : undefined;
}
