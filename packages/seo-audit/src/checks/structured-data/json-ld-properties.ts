import { count, quote } from "../../format.ts";
import { hasValue, type TypedEntity, typedEntities } from "../../page/structured-data.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";
import { schemaRequirements } from "./schema-requirements.ts";

export const jsonLdProperties = defineCheck({
  id: "json-ld-properties",
  group: "structured-data",
  title: "Complete JSON-LD",
  weight: 4,
  why: "An entity without its required properties gets no rich result; with the recommended ones the result shows more.",
  fix: "Add the missing properties with values that are on the page; invent nothing.",
  run(page) {
    const entities = typedEntities(page);
    if (entities.length === 0) return notApplicable("There are no entities to judge.");
    const faults = entities.flatMap(faultsOf);
    const grave = faults.filter(({ required }) => required);
    const shown = grave.length > 0 ? grave : faults;
    if (shown.length === 0) {
      return good(`${count(entities.length, "entity", "entities")}, all complete.`);
    }
    const said = [...new Set(shown.map(({ text }) => text))];
    const more = said.length > 3 ? `; and ${said.length - 3} more` : "";
    const sources = [...new Set(shown.slice(0, 3).flatMap(({ source }) => source ?? []))];
    const see = sources.length === 0 ? "" : ` See ${sources.join(", ")}.`;
    return (grave.length > 0 ? error : warning)(
      `${said.slice(0, 3).join("; ")}${more}.${see}`,
      shown.map(({ mark }) => mark),
    );
  },
});

interface Fault extends Pick<TypedEntity, "mark"> {
  readonly text: string;
  /** Whether the entity gets no rich result with it. */
  readonly required: boolean;
  readonly source: string | undefined;
}

function faultsOf({ types, entity, property, mark }: TypedEntity): Fault[] {
  const name = types.join("/");
  const faults = types.flatMap((type) => {
    const known = Object.hasOwn(schemaRequirements, type) ? schemaRequirements[type] : undefined;
    if (!known) return [];
    // A review on its own must name what it reviews; inside a product that is clear.
    const isAlone = type === "Review" && property === undefined;
    const lacking = (wanted: readonly string[], required: boolean, verb: string): Fault[] => {
      const missing = wanted
        .map((each) => each.split("|"))
        .filter((alternatives) => !alternatives.some((each) => hasValue(entity, each)))
        .map((alternatives) => alternatives.join(" or "));
      if (missing.length === 0) return [];
      return [
        { mark, required, source: known.source, text: `${name} ${verb} ${missing.join(", ")}` },
      ];
    };
    return [
      ...lacking([...known.required, ...(isAlone ? ["itemReviewed"] : [])], true, "lacks"),
      ...lacking(known.recommended, false, "should have"),
      ...Object.entries(entity)
        .filter(([key, value]) => DATES.has(key) && typeof value === "string" && !ISO.test(value))
        .map(([key, value]) => ({
          mark,
          required: known.required.includes(key),
          source: known.source,
          text: `${name} has the ${key} ${quote(String(value))}, which is not an ISO 8601 date`,
        })),
    ];
  });
  return faults;
}

const DATES: ReadonlySet<string> = new Set(
  "dateCreated dateModified datePosted datePublished endDate priceValidUntil startDate uploadDate validThrough".split(
    " ",
  ),
);
const ISO =
  /^\s*\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?)?)?)?\s*$/i;
