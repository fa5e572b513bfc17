import { paths } from "@kolam/content/model/pages/paths";
import type { Landing } from "@kolam/content/model/types/landing";
import { sectors } from "@site/words/sectors";
import {
  type ContentFile,
  type FileKind,
  type ReadOptions,
  readAll,
  readParts,
} from "./content-files.ts";
import { type FieldRule, namesOf } from "./field-rules.ts";
import {
  type Fields,
  readChoice,
  readDate,
  readFields,
  readSizedText,
  readText,
  readTexts,
  searchTexts,
} from "./front-matter.ts";
import { landingTags } from "./landing-tags.ts";
import type { Report } from "./problems.ts";

/** A landing page as its file describes it: its links and its sector may be new to the types. */
type ReadLanding = Omit<Landing, "awaits" | "actions" | "sector"> & {
  readonly sector?: string;
  readonly actions: readonly Readonly<Record<"label" | "href", string>>[];
};

const actionFields = {
  label: { kind: "text" },
  href: { kind: "text" },
} as const satisfies Record<keyof ReadLanding["actions"][number], FieldRule>;

/** The front matter of a landing page. */
export const landingFields = {
  title: { kind: "text", ...searchTexts.title },
  description: { kind: "text", ...searchTexts.description },
  eyebrow: { kind: "text", optional: true },
  lead: { kind: "text" },
  actions: { kind: "groups", fields: actionFields, range: [0, 2], optional: true },
  sector: { kind: "choice", choices: Object.values(sectors), optional: true },
  date: { kind: "day" },
} as const satisfies Record<Exclude<keyof ReadLanding, "slug">, FieldRule>;

function readActions({ actions = [] }: Fields, report: Report): ReadLanding["actions"] {
  if (!Array.isArray(actions) || actions.length > landingFields.actions.range[1]) {
    report("actions", "must be a list of one or two links, each with the fields label, href.");
    return [];
  }
  return actions.flatMap(
    (action, at) => readTexts(action, `actions[${at + 1}]`, namesOf(actionFields), report) ?? [],
  );
}

function readSector(fields: Fields, report: Report): Pick<ReadLanding, "sector"> {
  if (fields.sector === undefined) return {};
  const name = readChoice(fields, "sector", landingFields.sector.choices, report);
  const [sector] = Object.entries(sectors).find(([, each]) => each === name) ?? [];
  return sector === undefined ? {} : { sector };
}

const landingKind: FileKind<ReadLanding> = {
  folder: "landing",
  path: "",
  unique: ["title", "description"],
  read(file, hrefs, report) {
    const parts = readParts(file, hrefs, landingTags, report);
    const fields = parts && readFields(parts.frontmatter, namesOf(landingFields), report);
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
    if (/^<Cases\b/m.test(source) && fields.sector === undefined) {
      report("sector", "is missing, so <Cases /> shows none. Name the sector of the cases.");
    }
    const above = parts.frontmatter.split("\n").length + 2;
    const linked = [...source.matchAll(/^<Closing .*href="([^"]*)"/gm)].map((found) => ({
      href: found[1] ?? "",
      where: `body line ${above + source.slice(0, found.index).split("\n").length}`,
    }));
    const leading = actions.map(({ href }) => ({ href, where: "actions" }));
    for (const { href, where } of [...leading, ...linked]) {
      if (hrefs.has(href) || own.has(href) || [...own.values()].includes(href)) continue;
      const what = href.startsWith("#") ? "a heading of this page" : "a page of the site";
      report(where, `links to “${href}”, which is not ${what}.`);
    }
    return {
      slug,
      title: sized("title"),
      description: sized("description"),
      ...(fields.eyebrow === undefined ? {} : { eyebrow: readText(fields, "eyebrow", report) }),
      lead: readText(fields, "lead", report),
      actions,
      ...readSector(fields, report),
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
