import MiniSearch from "minisearch";
import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { isSameName } from "./names.ts";

/** What was found, the best first. */
export interface Found {
  readonly query: string;
  readonly results: readonly {
    readonly kind: Entry["kind"];
    readonly name: string;
    readonly summary: string;
    /** The subpath of a part. */
    readonly import?: string;
    /** How well it fits, from 0 to 1 for the best one. */
    readonly score: number;
  }[];
}

/** Words that say nothing about what is looked for. */
const silent = new Set(
  "a an and are as at be by for from has have i in is it its my of on one or our page show site that the their this to too we which with you your".split(
    " ",
  ),
);

/** At most so many results; beyond the first three none that fits less than this share of the best. */
const MOST = 8;
const LEAST = 0.2;

/** A word without the endings that differ between "price", "prices" and "pricing". */
function stem(term: string): string | null {
  const word = term.toLowerCase();
  if (silent.has(word)) return null;
  return word.length > 3 ? word.replace(/(?:ing|ed|es|s|e)$/, "").replace(/i$/, "y") : word;
}

/** An index of a kit, made once: a server for assistants is asked often. */
const indices = new WeakMap<KitJson, Index>();

interface Index {
  readonly entries: readonly Entry[];
  readonly search: MiniSearch["search"];
}

function indexOf(kit: KitJson): Index {
  const known = indices.get(kit);
  if (known) return known;
  const entries = entriesOf(kit);
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ["names", "use", "details"],
    processTerm: stem,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const made: Index = { entries, search: index.search.bind(index) };
  indices.set(kit, made);
  return made;
}

/** Finds what the kit has, or why not, for what somebody wants to build. */
export function searchKit(kit: KitJson, query: string): Found {
  const { entries, search } = indexOf(kit);
  const hits = search(query, {
    boost: { names: 3, use: 2 },
    // Somebody who writes the name itself means just that.
    boostDocument: (id) => (isSameName(entries[id]?.name ?? "", query) ? 10 : 1),
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  });
  const best = hits[0]?.score ?? 1;
  const results = hits
    .filter(({ score }, at) => at < 3 || score >= best * LEAST)
    .slice(0, MOST)
    .flatMap(({ id, score }) => {
      const entry = entries[id];
      if (!entry) return [];
      const { kind, name, summary } = entry;
      const path = kit.parts.find((part) => part.name === name)?.import;
      const fit = Math.round((score / best) * 100) / 100;
      return [{ kind, name, summary, ...(path ? { import: path } : {}), score: fit }];
    });
  return { query, results };
}
