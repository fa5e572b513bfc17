import { type JsonLdMark, type Mark, type PageModel, perPage } from "./page-model.ts";

/** A JSON object in structured data. */
export type Entity = Readonly<Record<string, unknown>>;

/** One JSON-LD block: its data, or why it could not be parsed; nothing for an empty one. */
export type JsonLdBlock =
  | { readonly mark: JsonLdMark; readonly data: unknown }
  | { readonly mark: JsonLdMark; readonly problem: string };

/** An entity with a type, and the JSON-LD block or microdata item it is in. */
export interface TypedEntity {
  readonly types: readonly string[];
  readonly entity: Entity;
  readonly mark: Mark;
  /** The property whose value it is; `undefined` at the top level. */
  readonly property: string | undefined;
  /** The entity of which it is a value; `undefined` at the top level. */
  readonly owner: Pick<TypedEntity, "types" | "property"> | undefined;
}

/** All JSON-LD blocks of a page. */
export const jsonLdBlocks = perPage(({ jsonLd }): readonly JsonLdBlock[] => jsonLd.map(parseBlock));

function parseBlock(mark: JsonLdMark): JsonLdBlock {
  if (mark.text.trim() === "") return { mark, problem: "" };
  try {
    return { mark, data: JSON.parse(mark.text) };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    return { mark, problem: problem.replace(/\s+/g, " ") };
  }
}

/** All entities with a type, nested ones included, in source order. References are left out. */
export const typedEntities = perPage((page): readonly TypedEntity[] => {
  const found: TypedEntity[] = [];
  const sources = [
    ...jsonLdBlocks(page).flatMap((block) =>
      "problem" in block ? [] : [{ mark: block.mark as Mark, data: block.data }],
    ),
    ...page.microdata.map((mark) => ({ mark, data: mark.entity })),
  ];
  for (const { mark, data } of sources) {
    const pending: (Pick<TypedEntity, "property" | "owner"> & { readonly value: unknown })[] = [
      { value: data, property: undefined, owner: undefined },
    ];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { value, property, owner } = next;
      if (Array.isArray(value)) {
        for (const item of value.toReversed()) pending.push({ ...next, value: item });
      } else if (isEntity(value)) {
        const types = typesOf(value);
        if (types.length > 0 && !isReference(value)) {
          found.push({ types, entity: value, mark, property, owner });
        }
        for (const [key, inner] of Object.entries(value).toReversed()) {
          if (typeof inner !== "object") continue;
          pending.push(
            key === "@graph"
              ? { value: inner, property: undefined, owner: undefined }
              : { value: inner, property: key, owner: { types, property } },
          );
        }
      }
    }
  }
  return found;
});

/** Every address in structured data, except its vocabulary. */
export function addressesIn(data: unknown): string[] {
  const addresses: string[] = [];
  const pending: unknown[] = [data];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string") {
      if (/^(?:https?:)?\/\//i.test(value)) addresses.push(value);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) if (key !== "@context") pending.push(inner);
    }
  }
  return addresses;
}

export function structuredTypes(page: PageModel): ReadonlySet<string> {
  return new Set(typedEntities(page).flatMap(({ types }) => types));
}

export function isEntity(value: unknown): value is Entity {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names of an entity's types, without the address or prefix of schema.org. */
export function typesOf(entity: Entity): readonly string[] {
  const type = entity["@type"];
  const names = (Array.isArray(type) ? type : [type])
    .filter((name) => typeof name === "string")
    .map((name) => name.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, ""));
  return [...new Set(names)];
}

/** Characters; the names of schema.org are shorter, even two together. */
const MAX_TYPE = 80;

/** The types of an entity in a sentence. */
export function typeName(types: readonly string[]): string {
  const name = types.slice(0, MAX_TYPE).join("/");
  return name.length > MAX_TYPE ? `${name.slice(0, MAX_TYPE)}…` : name;
}

/** A value as a number; `NaN` for what is none, such as an object or a list in a list. */
export function numberOf(value: unknown): number {
  const [first] = [value].flat();
  return typeof first === "string" || typeof first === "number" ? Number(first) : Number.NaN;
}

/** `{"@id": …}`, with or without a type, refers to an entity that is described elsewhere. */
export function isReference(entity: Entity): boolean {
  return "@id" in entity && Object.keys(entity).every((key) => key === "@id" || key === "@type");
}

/** Whether a property has a value and the value is not empty. */
export function hasValue(entity: Entity, property: string): boolean {
  return [entity[property]]
    .flat()
    .some((value) => value !== undefined && value !== null && value !== "");
}
