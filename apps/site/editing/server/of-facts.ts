import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { language, site } from "@kolam/resolve/current";
import { fileOf, prefix } from "@kolam/resolve/places";
import { fromRoot, SiteError } from "@kolam/resolve/sites";
import { normalizePath } from "vite";
import type { Addresses } from "../places/addresses.ts";
import { type FactPlace, factPlace } from "../places/fact-place.ts";
import { dataOf } from "../writing/module-data.ts";
import type { PageValue } from "./data/of-values.ts";
import { Answer } from "./editor.ts";
import type { Answers, Server } from "./server.ts";

/** Where a fact is written. */
export interface FoundFact {
  /** Its text, if it is one. */
  readonly id: number | null;
  /** Its value, if it is no text, such as a year. */
  readonly value: PageValue | null;
  /** From the root, with the line, for people. */
  readonly place: string;
  /** The file and line, for an editor. */
  readonly open: string;
}

/** The file of an import, if it is one of the site's. */
function resolved(specifier: string, importer: string): string | undefined {
  try {
    if (specifier.startsWith(prefix)) return normalizePath(fileOf(specifier, site, language));
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  }
  const file = specifier.startsWith(".") ? join(dirname(importer), specifier) : "";
  return existsSync(file) ? normalizePath(file) : undefined;
}

/** The text of a fact: the only one there, or that of the page's language. */
function textAt({ file, start, end }: FactPlace, source: string, addresses: Addresses) {
  const within = [...addresses.all()].filter(
    (each) => each.file === file && each.start >= start && each.end <= end,
  );
  const own = within.find((each) => source.slice(start, each.start).endsWith(`${language}: `));
  return own ?? (within.length === 1 ? within[0] : undefined);
}

/** The request about the facts that texts put in. */
export const ofFacts = ({ addresses, store }: Server): Answers => ({
  fact: (request): FoundFact => {
    const { id, fact } = Object(request) as Readonly<Record<string, unknown>>;
    const address = addresses.at(Number(id));
    if (!address) throw new Answer(404, "There is no such text.");
    const read = (file: string) => store.read(file).text;
    const place = factPlace(String(fact), address.file, { read, resolve: resolved });
    if (!place) throw new Answer(404, "The page puts this in: it is written in no single place.");
    const { text: source, version } = store.read(place.file);
    const datum = dataOf(source, place.file).find(
      ({ start, value }) => start === place.start && value !== undefined,
    );
    const [named] = addresses.of(place.file);
    const line = source.slice(0, place.start).split("\n").length;
    return {
      id: textAt(place, source, addresses)?.id ?? null,
      value: datum && named ? { id: named.id, version, node: datum.index } : null,
      place: `${fromRoot(place.file)}:${line}`,
      open: `${place.file}:${line}`,
    };
  },
});
