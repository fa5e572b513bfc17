import { count } from "../../format.ts";
import { hasValue, type TypedEntity, typedEntities } from "../../page/structured-data.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";
import { schemaRequirements } from "./schema-requirements.ts";

export const jsonLdProperties = defineCheck({
  id: "json-ld-properties",
  group: "structured-data",
  title: "Complete JSON-LD",
  weight: 4,
  why: "An entity without its required properties gets no rich result, and Search Console reports it as an error.",
  fix: "Add the missing properties with values that are on the page; invent nothing.",
  run(page) {
    const entities = typedEntities(page);
    if (entities.length === 0) return notApplicable("There are no entities to judge.");
    const faulty = entities
      .map((entity) => ({ entity, missing: missingProperties(entity) }))
      .filter(({ missing }) => missing.length > 0);
    if (faulty.length === 0)
      return good(`${count(entities.length, "entity", "entities")}, all complete.`);
    const said = [
      ...new Set(
        faulty.map(
          ({ entity, missing }) => `${entity.types.join("/")} lacks ${missing.join(", ")}`,
        ),
      ),
    ];
    const more = said.length > 3 ? `; and ${said.length - 3} more` : "";
    return error(
      `${said.slice(0, 3).join("; ")}${more}.`,
      faulty.map(({ entity }) => entity.mark),
    );
  },
});

function missingProperties({ types, entity, property }: TypedEntity): string[] {
  const missing = new Set<string>();
  for (const type of types) {
    if (!Object.hasOwn(schemaRequirements, type)) continue;
    for (const requirement of schemaRequirements[type] ?? []) {
      const alternatives = requirement.split("|");
      if (!alternatives.some((name) => hasValue(entity, name)))
        missing.add(alternatives.join(" or "));
    }
    // A review on its own must name what it reviews; inside a product that is clear.
    if (type === "Review" && property === undefined && !hasValue(entity, "itemReviewed")) {
      missing.add("itemReviewed");
    }
  }
  return [...missing];
}
