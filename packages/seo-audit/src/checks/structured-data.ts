import { isUnlisted } from "../page/page-facts.ts";
import {
  hasValue,
  isEntity,
  type JsonLdBlock,
  jsonLdBlocks,
  type TypedEntity,
  typedEntities,
  typeName,
  typesOf,
} from "../page/structured-data.ts";
import { setOf } from "../set-of.ts";
import type { Texts } from "../texts/texts.ts";
import { checksOf, error, errorAt, good, notApplicable, warning, warningAt } from "./check.ts";
import { isIsoDate } from "./iso-dates.ts";
import { organizationTypes, schemaRequirements } from "./schema-requirements.ts";

const check = checksOf("structured-data");

export const structuredDataChecks = [
  check("structured-data", 2, (page, t, { unlisted }) => {
    const untyped = page.microdata.filter(({ entity }) => typesOf(entity).length === 0);
    if (untyped.length > 0) return warning(t.untyped(untyped.length), untyped);
    if (page.jsonLd.length > 0) return good(t.jsonLd(page.jsonLd.length), page.jsonLd);
    if (page.microdata.length > 0 || page.usesRdfa) return good(t.inline);
    return isUnlisted(page) ? notApplicable(unlisted) : warning(t.none);
  }),
  check("json-ld-syntax", 4, (page, t, { noJsonLd }) => {
    const blocks = jsonLdBlocks(page);
    if (blocks.length === 0) return notApplicable(noJsonLd);
    const broken = blocks.filter((block) => "problem" in block);
    const [first] = broken;
    if (first) {
      const marks = broken.map(({ mark }) => mark);
      return error(t.broken(broken.length, first.problem || t.empty), marks);
    }
    const vague = blocks.filter((block) => !isDescribed(block)).map(({ mark }) => mark);
    return warningAt(vague, t.vague(vague.length), t.good(blocks.length));
  }),
  check("json-ld-properties", 4, (page, t) => {
    const entities = typedEntities(page);
    if (entities.length === 0) return notApplicable(t.none);
    const faults = entities.flatMap((entity) => faultsOf(entity, t));
    const grave = faults.filter(({ required }) => required);
    const shown = grave.length > 0 ? grave : faults;
    const said = [...new Set(shown.map(({ text }) => text))];
    const sources = [...new Set(shown.slice(0, 3).flatMap(({ source }) => source ?? []))];
    const judge = grave.length > 0 ? errorAt : warningAt;
    const marks = shown.map(({ mark }) => mark);
    return judge(marks, t.found(said, sources), t.good(entities.length));
  }),
  check("json-ld-ratings", 2, (page, t) => {
    const organizations = typedEntities(page).filter(({ types }) =>
      types.some((type) => organizationTypes.has(type)),
    );
    if (organizations.length === 0) return notApplicable(t.none);
    const rated = organizations.filter(
      ({ entity }) => hasValue(entity, "aggregateRating") || hasValue(entity, "review"),
    );
    const marks = rated.map(({ mark }) => mark);
    return warningAt(marks, t.found(rated.length), t.good);
  }),
] as const;

function isDescribed(block: JsonLdBlock): boolean {
  const items = "data" in block ? [block.data].flat(1) : [];
  return (
    items.length > 0 &&
    items.every(
      (item) =>
        isEntity(item) &&
        namesVocabulary(item["@context"]) &&
        (typesOf(item).length > 0 || "@graph" in item),
    )
  );
}

/** A context is an address, an object with `@vocab`, or a list of these. */
function namesVocabulary(context: unknown): boolean {
  return [context].flat(1).some((part) => {
    const address = isEntity(part) ? part["@vocab"] : part;
    return typeof address === "string" && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(address);
  });
}

const DATES = setOf(
  "dateCreated dateModified datePosted datePublished endDate priceValidUntil startDate uploadDate validThrough",
);

/** Properties whose value is what a page is about, as if it stood alone. */
const SHOWN = setOf("mainEntity item itemListElement hasVariant");
/** Types for whose offers Google asks for a price. */
const SOLD = setOf(
  "Product ProductGroup SoftwareApplication MobileApplication WebApplication VideoGame",
);

/** Whether an entity is only named by another, such as the subscription that an article is part of. */
const isMentioned = ({ property }: Pick<TypedEntity, "property">) =>
  property !== undefined && !SHOWN.has(property);

/** What a type needs where it is, and not on its own. */
function neededBy(type: string, required: readonly string[], entity: TypedEntity) {
  const { owner } = entity;
  if (type === "Product" && isMentioned(entity)) return ["name"];
  const isSold = !owner || (owner.types.some((each) => SOLD.has(each)) && !isMentioned(owner));
  if (type === "Offer" && !isSold) return [];
  // A review on its own must name what it reviews; inside a product that is clear.
  return type === "Review" && !owner ? [...required, "itemReviewed"] : required;
}

interface Fault extends Pick<TypedEntity, "mark"> {
  readonly text: string;
  /** Whether the entity gets no rich result with it. */
  readonly required: boolean;
  readonly source: string | undefined;
}

function faultsOf(described: TypedEntity, t: Texts["checks"]["json-ld-properties"]): Fault[] {
  const { types, entity, mark } = described;
  const name = typeName(types);
  return types.flatMap((type) => {
    const known = Object.hasOwn(schemaRequirements, type) ? schemaRequirements[type] : undefined;
    if (!known) return [];
    const { source } = known;
    const lacking = (wanted: readonly string[]) =>
      wanted
        .map((each) => each.split("|"))
        .filter((alternatives) => !alternatives.some((each) => hasValue(entity, each)))
        .map((alternatives) => alternatives.join(t.or));
    const missing = lacking(neededBy(type, known.required, described));
    const advised = lacking(known.recommended);
    const dates = Object.entries(entity)
      .filter(([key]) => DATES.has(key))
      .flatMap(([key, values]) => [values].flat().map((value) => [key, value] as const))
      .filter(([, value]) => typeof value === "string" && !isIsoDate(value));
    const fault = (required: boolean, text: string): Fault => ({ mark, required, source, text });
    return [
      ...(missing.length > 0 ? [fault(true, t.lacks(name, missing))] : []),
      ...(advised.length > 0 ? [fault(false, t.should(name, advised))] : []),
      ...dates.map(([key, value]) =>
        fault(known.required.includes(key), t.date(name, key, String(value))),
      ),
    ];
  });
}
