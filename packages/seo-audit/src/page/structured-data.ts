import type { JsonLdMark, PageModel } from "./page-model.ts";

/** A JSON object, as structured data uses it. */
export type Entity = Readonly<Record<string, unknown>>;

/** One JSON-LD block, parsed, or the reason why not. */
export type JsonLdBlock =
  | { readonly mark: JsonLdMark; readonly data: unknown }
  | { readonly mark: JsonLdMark; readonly problem: string };

/** An entity with a type, and the block it stands in. */
export interface TypedEntity {
  readonly types: readonly string[];
  readonly entity: Entity;
  readonly mark: JsonLdMark;
  /** The property it is the value of; undefined at the top level. */
  readonly property: string | undefined;
}

const knownBlocks = new WeakMap<PageModel, readonly JsonLdBlock[]>();

/** All JSON-LD blocks, parsed once per page. */
export function jsonLdBlocks(page: PageModel): readonly JsonLdBlock[] {
  let blocks = knownBlocks.get(page);
  if (blocks === undefined) {
    blocks = page.jsonLd.map(parseBlock);
    knownBlocks.set(page, blocks);
  }
  return blocks;
}

function parseBlock(mark: JsonLdMark): JsonLdBlock {
  if (mark.text.trim() === "") return { mark, problem: "the block is empty" };
  try {
    return { mark, data: JSON.parse(mark.text) };
  } catch (cause) {
    return { mark, problem: cause instanceof Error ? cause.message : String(cause) };
  }
}

const knownEntities = new WeakMap<PageModel, readonly TypedEntity[]>();

/** Entities with a type, however deep, in source order. A bare reference (`@id` alone) is not one. */
export function typedEntities(page: PageModel): readonly TypedEntity[] {
  let entities = knownEntities.get(page);
  if (entities === undefined) {
    entities = findEntities(page);
    knownEntities.set(page, entities);
  }
  return entities;
}

function findEntities(page: PageModel): readonly TypedEntity[] {
  const found: TypedEntity[] = [];
  for (const block of jsonLdBlocks(page)) {
    if ("problem" in block) continue;
    const pending: { value: unknown; property: string | undefined }[] = [
      { value: block.data, property: undefined },
    ];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { value, property } = next;
      if (Array.isArray(value)) {
        for (const item of value.toReversed()) pending.push({ value: item, property });
      } else if (isEntity(value)) {
        const types = typesOf(value);
        if (types.length > 0 && !isReference(value)) {
          found.push({ types, entity: value, mark: block.mark, property });
        }
        for (const [key, inner] of Object.entries(value).toReversed()) {
          if (typeof inner === "object") {
            pending.push({ value: inner, property: key === "@graph" ? undefined : key });
          }
        }
      }
    }
  }
  return found;
}

export function structuredTypes(page: PageModel): ReadonlySet<string> {
  return new Set(typedEntities(page).flatMap(({ types }) => types));
}

export function isEntity(value: unknown): value is Entity {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Type names without the vocabulary's address or prefix. */
export function typesOf(entity: Entity): readonly string[] {
  const type = entity["@type"];
  return (Array.isArray(type) ? type : [type])
    .filter((name) => typeof name === "string")
    .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
}

/** `{"@id": …}` with at most a type points to an entity described elsewhere. */
function isReference(entity: Entity): boolean {
  return "@id" in entity && Object.keys(entity).every((key) => key === "@id" || key === "@type");
}

/** Whether a property has a value that says something. */
export function hasValue(entity: Entity, property: string): boolean {
  const value = entity[property];
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
