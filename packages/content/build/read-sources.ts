import type { Source } from "@kolam/content/model/types/source";
import { type FieldRule, namesOf } from "./field-rules.ts";
import { type Fields, isFields, noting, readDate, readText } from "./front-matter.ts";
import type { Report } from "./problems.ts";

/** What a source says. */
export const sourceFields = {
  title: { kind: "text" },
  url: { kind: "text" },
  read: { kind: "day" },
} as const satisfies Record<keyof Source, FieldRule>;

const names: readonly string[] = namesOf(sourceFields);

/** Reads what a text names as its sources; none, if it names none. */
export function readSources({ sources = [] }: Fields, report: Report): Source[] {
  if (!Array.isArray(sources)) {
    report("sources", "must be a list. Write for each source: { title: …, url: …, read: … }.");
    return [];
  }
  const read = sources.map((source: unknown, at): Source => {
    const place = `sources[${at + 1}]`;
    const where = `${place}.`;
    if (!isFields(source)) {
      report(place, "must be { title: …, url: …, read: … }.");
      return { title: "", url: "", read: "" };
    }
    const fields = source;
    for (const name of Object.keys(fields).filter((name) => !names.includes(name)))
      report(where + name, `is not a field. Use: ${names.join(", ")}.`);
    const title = readText(fields, "title", report, where);
    const url = readText(fields, "url", report, where);
    if (url !== "" && (!URL.canParse(url) || new URL(url).protocol !== "https:"))
      report(`${where}url`, `“${url}” is no address that begins with https://.`);
    const noted = noting((name, message) => report(where + name, message));
    const day = readDate(fields, "read", noted.report);
    if (!noted.hasProblem("read") && day > new Date().toISOString().slice(0, 10))
      report(`${where}read`, "is a day to come. Write the day on which you read it.");
    return { title, url, read: day };
  });
  const addresses = read.map(({ url }) => url).filter((url) => url !== "");
  if (new Set(addresses).size < addresses.length)
    report("sources", "name an address twice. Remove one of them.");
  return read;
}
