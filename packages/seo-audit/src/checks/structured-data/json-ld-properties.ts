import { count, defineCheck, error, good, notApplicable } from "../check.ts";
import { hasValue, type TypedEntity, typedEntities } from "../page/structured-data.ts";
import { schemaRequirements } from "../words/schema-requirements.ts";

export const jsonLdProperties = defineCheck({
  id: "json-ld-properties",
  group: "structured-data",
  title: "JSON-LD is complete",
  weight: 4,
  why: "An entity without its required properties earns no rich result and is reported as an error in Search Console.",
  fix: "Add the missing properties with what the page itself says; invent nothing.",
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
    // On its own a review must say of what; inside a product that is plain.
    if (type === "Review" && property === undefined && !hasValue(entity, "itemReviewed")) {
      missing.add("itemReviewed");
    }
  }
  return [...missing];
}
