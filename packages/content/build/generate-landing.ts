import { paths } from "@kolam/content/model/pages/paths";
import type { Landing } from "@kolam/content/model/types/landing";
import {
  type ContentFile,
  type FileKind,
  type ReadOptions,
  readAll,
  readParts,
} from "./content-files.ts";
import {
  type Fields,
  readDate,
  readFields,
  readSizedText,
  readText,
  readTexts,
  searchTexts,
} from "./front-matter.ts";
import { landingTags } from "./landing-tags.ts";
import type { Report } from "./problems.ts";

/** A landing page as its file describes it: its links may be new to the types. */
type ReadLanding = Omit<Landing, "awaits" | "actions"> & {
  readonly actions: readonly Readonly<Record<"label" | "href", string>>[];
};

const fieldNames = [
  "title",
  "description",
  "eyebrow",
  "lead",
  "actions",
  "date",
] as const satisfies readonly (keyof ReadLanding)[];

function readActions({ actions = [] }: Fields, report: Report): ReadLanding["actions"] {
  if (!Array.isArray(actions) || actions.length > 2) {
    report("actions", "must be a list of one or two links, each with the fields label, href.");
    return [];
  }
  return actions.flatMap(
    (action, at) => readTexts(action, `actions[${at + 1}]`, ["label", "href"], report) ?? [],
  );
}

const landingKind: FileKind<ReadLanding> = {
  folder: "landing",
  path: "",
  unique: ["title", "description"],
  read(file, hrefs, report) {
    const parts = readParts(file, hrefs, landingTags, report);
    const fields = parts && readFields(parts.frontmatter, fieldNames, report);
    if (!fields) return undefined;
    const { slug, source, body } = parts;
    if (Object.values(paths).some(({ path }) => path === `/${slug}`)) {
      report("file name", `gives the page the path /${slug}, which another page has. Rename it.`);
    }
    const sized = (field: keyof typeof searchTexts) =>
      readSizedText(fields, field, searchTexts[field].range, searchTexts[field].why, report);
    // An address on the page itself, such as #book, is that of one of its headings.
    const own = new Map(body.headings.map(({ id }) => [`#${id}`, `/${slug}#${id}`]));
    const actions = readActions(fields, report).map(({ label, href }) => ({
      label,
      href: own.get(href) ?? href,
    }));
    const linked = [...source.matchAll(/^<Closing .*href="([^"]*)"/gm)].map(
      ([, href = ""]) => href,
    );
    for (const href of [...actions.map((action) => action.href), ...linked]) {
      if (hrefs.has(href) || own.has(href) || [...own.values()].includes(href)) continue;
      const what = href.startsWith("#") ? "a heading of this page" : "a page of the site";
      report("actions", `links to “${href}”, which is not ${what}.`);
    }
    return {
      slug,
      title: sized("title"),
      description: sized("description"),
      ...(fields.eyebrow === undefined ? {} : { eyebrow: readText(fields, "eyebrow", report) }),
      lead: readText(fields, "lead", report),
      actions,
      date: readDate(fields, "date", report),
    };
  },
};

/** Parses the files of landing pages; see {@link readAll}. */
export const readLandings = (
  files: readonly ContentFile[],
  pages: readonly string[],
  options: ReadOptions = {},
) => readAll(landingKind, files, pages, options);
