import { addressKey } from "../page/addresses.ts";
import { addressOf, resolve } from "../page/page-facts.ts";
import type { Mark, PageModel } from "../page/page-model.ts";
import { isEntity, isReference, jsonLdBlocks, typedEntities } from "../page/structured-data.ts";
import { checksOf, errorAt, notApplicable, warningAt } from "./check.ts";
import { notOnPage } from "./markup-on-page.ts";
import { valueFaults } from "./value-faults.ts";

const check = checksOf("structured-data");

/** More entities on a page are lists of the same. */
const MAX_ENTITIES = 200;

/** The vocabulary before schema.org, of which no type has a result any more. */
const DATA_VOCABULARY = "data-vocabulary.org";

const OLD_TYPE = /^(?:https?:\/\/)?(?:www\.)?data-vocabulary\.org\b/i;

/**
 * Types for which Google's results no longer show anything, and the month in which that ended.
 * Source: Google Search Central, changes to the search gallery.
 */
const RETIRED: Readonly<Record<string, string>> = {
  [DATA_VOCABULARY]: "2020-04",
  ClaimReview: "2025-06",
  FAQPage: "2023-08",
  HowTo: "2023-09",
  SearchAction: "2024-11",
  SpecialAnnouncement: "2025-07",
};

export const valueChecks = [
  check("json-ld-values", 4, (page, t) => {
    const entities = typedEntities(page).slice(0, MAX_ENTITIES);
    if (entities.length === 0) return notApplicable(t.none);
    const faults = entities.flatMap((entity) => valueFaults(entity, page, t));
    const judge = faults.some(({ grave }) => grave) ? errorAt : warningAt;
    const said = [...new Set(faults.map(({ text }) => text))];
    return judge(
      faults.map(({ mark }) => mark),
      t.found(said),
      t.good(entities.length),
    );
  }),
  check("json-ld-references", 2, (page, t) => {
    const { references, known } = idsOf(page);
    if (references.length === 0) return notApplicable(t.none);
    const lost = references.filter(({ id }) => isOfPage(page, id) && !known.has(keyOf(page, id)));
    const marks = lost.map(({ mark }) => mark);
    return warningAt(marks, t.found(lost.map(({ id }) => id)), t.good(references.length));
  }),
  check("json-ld-on-page", 3, (page, t) => {
    const entities = typedEntities(page).slice(0, MAX_ENTITIES);
    if (entities.length === 0) return notApplicable(t.none);
    const lost = entities.flatMap((entity) =>
      notOnPage(page, entity).map((text) => ({ text, mark: entity.mark })),
    );
    const marks = lost.map(({ mark }) => mark);
    return warningAt(marks, t.found(lost.map(({ text }) => text)), t.good);
  }),
  check("json-ld-retired", 1, (page, t) => {
    const entities = typedEntities(page);
    if (entities.length === 0) return notApplicable(t.none);
    // As a part of another entity it says what the page holds; on its own it asks for a result.
    const retired = entities.flatMap(({ types, property, mark }) =>
      types
        .map((type) => (OLD_TYPE.test(type) ? DATA_VOCABULARY : type))
        .filter((type) => Object.hasOwn(RETIRED, type))
        .filter(
          (type) => property === undefined || type === "SearchAction" || type === DATA_VOCABULARY,
        )
        .map((type) => ({ type, since: RETIRED[type] ?? "", mark })),
    );
    const said = new Map(retired.map(({ type, since }) => [type, since]));
    return warningAt(
      retired.map(({ mark }) => mark),
      t.found([...said].map(([type, since]) => t.since(type, since))),
      t.good,
    );
  }),
] as const;

interface Reference {
  readonly id: string;
  readonly mark: Mark;
}

/** The ids that entities of the page have, and those with which others refer to one. */
function idsOf(page: PageModel) {
  const known = new Set<string>();
  const references: Reference[] = [];
  for (const block of jsonLdBlocks(page)) {
    const pending: unknown[] = "data" in block ? [block.data] : [];
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
      if (Array.isArray(value)) for (const item of value) pending.push(item);
      if (!isEntity(value)) continue;
      const id = value["@id"];
      if (typeof id === "string") {
        if (isReference(value)) references.push({ id, mark: block.mark });
        else known.add(keyOf(page, id));
      }
      for (const inner of Object.values(value)) if (typeof inner === "object") pending.push(inner);
    }
  }
  return { known, references };
}

const keyOf = (page: PageModel, id: string) => resolve(page, id)?.href ?? id;

/** Whether the id is one of this page, and not of another, where the rest may be described. */
function isOfPage(page: PageModel, id: string): boolean {
  if (id.startsWith("#") || id.startsWith("_:")) return true;
  const own = addressOf(page);
  const target = resolve(page, id);
  return (
    own !== null && target !== null && target.hash !== "" && addressKey(own) === addressKey(target)
  );
}
