import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasFeature } from "@kolam/content/model/pages/features";
import { current } from "@kolam/content/model/pages/languages";
import { lengths, type PageWords } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { folders, language, site } from "@kolam/resolve/current";
import { fileOf } from "@kolam/resolve/places";
import { fromRoot } from "@kolam/resolve/sites";
import { pageWords } from "@site/lists/words/meta";

const absentIds: readonly string[] = current.absent;

const why = "A search engine cuts longer ones off, and replaces shorter ones.";

/**
 * The file with a page's title and description, the line of the field or the first one, and the
 * file that the site may have in its place, if it is the machine's.
 */
function placeOf(id: string, field: string): { file: string; line: number; copy?: string } {
  const isService = serviceIds.some((service) => service === id);
  const name = isService ? `services/${id}/meta` : `pages/${id}.meta`;
  const own = join(folders.words(language), `${name}.ts`);
  const path = existsSync(own) ? own : fileOf(`@site/words/${name}`, site, language);
  const lines = readFileSync(path, "utf8").split("\n");
  const at = lines.findIndex((line) => line.startsWith(`  ${field}:`));
  const place = { file: fromRoot(path), line: Math.max(at, 0) + 1 };
  return path === own ? place : { ...place, copy: fromRoot(own) };
}

/**
 * The titles and descriptions that search engines would cut or replace, a line each, in the type
 * checker's format; nothing about a page that is left out.
 */
export function searchLengthProblems(
  words: Readonly<Record<string, Pick<PageWords, "title" | "description">>> = pageWords,
  isThere: (id: string) => boolean = (id) => hasFeature(id) && !absentIds.includes(id),
): string[] {
  const shown = Object.entries(words).filter(([id]) => isThere(id));
  return shown.flatMap(([id, texts]) =>
    (["title", "description"] as const).flatMap((field) => {
      const [least, most] = lengths[field];
      const { length } = texts[field];
      if (length >= least && length <= most) return [];
      const { file, line, copy } = placeOf(id, field);
      const elsewhere = copy ? ` To write your own, copy the file to ${copy}.` : "";
      const start = texts[field].slice(0, 40);
      return `${file}(${line},1): warning: The ${field} of the page “${id}” (“${start}…”) is ${length} characters long. Write ${least} to ${most}. ${why}${elsewhere}`;
    }),
  );
}

if (import.meta.main) console.log(searchLengthProblems().join("\n"));
