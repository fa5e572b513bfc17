import { isNode, type Node, syntaxTree } from "../places/syntax-tree.ts";

/** A list, a record, a value of a module, or code that makes one. */
export interface Datum {
  /** Where it is in the list of the module's data. */
  readonly index: number;
  readonly kind: "list" | "record" | "string" | "template" | "number" | "boolean" | "code";
  /** Where its code begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Where the entry of a list or a record begins and ends: with its name. */
  readonly entry: { readonly start: number; readonly end: number };
  /** What it is called in a record, or as a constant; none in a list. */
  readonly name?: string;
  /** Where its name begins and ends, with its quotes. */
  readonly nameAt?: number;
  readonly nameEnd?: number;
  /** What a value says. */
  readonly value?: string | number | boolean;
  /** What it is in; none for a constant of the module. */
  readonly parent?: number;
  /** Its place in that. */
  readonly position: number;
  readonly children: readonly number[];
}

const nodesIn = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode);

/** What says the type of a value, and not the value. */
const wrapping =
  /^(?:TS(?:As|Satisfies|NonNull)Expression|TSTypeAssertion|ParenthesizedExpression)$/;

function bare(node: Node): Node {
  return wrapping.test(node.type) && isNode(node.expression) ? bare(node.expression) : node;
}

/** The number that a node says, with its sign. */
function numberOf(node: Node): number | undefined {
  if (node.type === "Literal" && typeof node.value === "number") return node.value;
  if (node.type !== "UnaryExpression" || node.operator !== "-" || !isNode(node.argument)) {
    return undefined;
  }
  const { type, value } = node.argument;
  return type === "Literal" && typeof value === "number" ? -value : undefined;
}

function kindOf(node: Node): Pick<Datum, "kind" | "value"> {
  const { type, value } = node;
  if (type === "ArrayExpression") return { kind: "list" };
  if (type === "ObjectExpression") return { kind: "record" };
  if (type === "TemplateLiteral") return { kind: "template" };
  const number = numberOf(node);
  if (number !== undefined) return { kind: "number", value: number };
  if (type === "Literal" && typeof value === "string") return { kind: "string", value };
  if (type === "Literal" && typeof value === "boolean") return { kind: "boolean", value };
  return { kind: "code" };
}

function nameOf({ key, computed }: Node): string | undefined {
  if (!isNode(key) || computed) return undefined;
  return typeof key.name === "string" ? key.name : String(key.value);
}

type Draft = Omit<Datum, "children"> & { children: number[] };

class Reader {
  readonly data: Draft[] = [];
  #constants = 0;

  #add(node: Node, draft: Omit<Draft, "index" | "children" | "kind" | "start" | "end">): void {
    const value = bare(node);
    const index = this.data.length;
    const { start, end } = value;
    const datum: Draft = { ...draft, ...kindOf(value), index, start, end, children: [] };
    this.data.push(datum);
    if (draft.parent !== undefined) this.data[draft.parent]?.children.push(index);
    const inside = (entry: Node, position: number) => ({ parent: index, position, entry });
    if (datum.kind === "list") {
      for (const [position, each] of nodesIn(value.elements).entries()) {
        this.#add(each, inside(each, position));
      }
    } else if (datum.kind === "record") {
      for (const [position, each] of nodesIn(value.properties).entries()) {
        const name = nameOf(each);
        const said = name !== undefined &&
          isNode(each.key) && { name, nameAt: each.key.start, nameEnd: each.key.end };
        const child = isNode(each.value) ? each.value : each;
        this.#add(child, { ...inside(each, position), ...said });
      }
    } else if (datum.kind === "code") this.#within(value, index);
  }

  /** Reads the lists and records within code, such as those that a function is given. */
  #within(node: Node, parent: number): void {
    if (node.type.startsWith("TSType") || node.type.startsWith("TSInterface")) return;
    for (const child of Object.values(node).flatMap(nodesIn)) {
      if (/^(?:Array|Object)Expression$/.test(bare(child).type)) {
        const position = this.data[parent]?.children.length ?? 0;
        this.#add(child, { parent, position, entry: child });
      } else this.#within(child, parent);
    }
  }

  constants(node: Node): void {
    for (const { id, init } of nodesIn(node.declarations)) {
      if (!isNode(id) || !isNode(init)) continue;
      const name = String(id.name);
      this.#add(init, {
        name,
        nameAt: id.start,
        nameEnd: id.end,
        position: this.#constants,
        entry: init,
      });
      this.#constants += 1;
    }
  }
}

/**
 * What the constants of a module are made of, each before what is in it. Lists with gaps are left
 * to those who know why.
 */
export function dataOf(source: string, file: string): readonly Datum[] {
  const program = syntaxTree(source, file);
  const reader = new Reader();
  for (const statement of nodesIn(program.body)) {
    reader.constants(statement);
    for (const declaration of nodesIn(statement.declaration)) reader.constants(declaration);
  }
  return reader.data;
}

/** The places that lead to a datum from the module, outermost first. */
export function stepsTo(data: readonly Datum[], datum: Datum): readonly Datum[] {
  const parent = datum.parent === undefined ? undefined : data[datum.parent];
  return parent ? [...stepsTo(data, parent), datum] : [datum];
}

/** The places that lead to a datum from the module, as {@link datumAt} takes them. */
export const placesTo = (data: readonly Datum[], datum: Datum): readonly number[] =>
  stepsTo(data, datum).map(({ position }) => position);

/**
 * The datum to which the same places lead in another version of the module, as far as they do.
 * @param places outermost first
 */
export function datumAt(data: readonly Datum[], places: readonly number[]): Datum | undefined {
  const [first, ...others] = places;
  let found = data.find(({ parent, position }) => parent === undefined && position === first);
  for (const place of others) {
    const next = data[found?.children[place] ?? -1];
    if (!next) return found;
    found = next;
  }
  return found;
}

/**
 * Whether a datum has entries: a list, or a record whose fields are entries, such as those of a form.
 * These are records that all begin with the same field.
 */
export function hasEntries(data: readonly Datum[], { kind, children }: Datum): boolean {
  if (kind !== "record" || children.length < 2) return kind === "list";
  const first = children.map((each) => data[data[each]?.children[0] ?? -1]?.name);
  const areRecords = children.every((each) => data[each]?.kind === "record");
  return areRecords && first[0] !== undefined && new Set(first).size === 1;
}

/** The innermost datum that has a place of the source within it. */
export const datumAround = (data: readonly Datum[], at: number): Datum | undefined =>
  data.findLast(({ start, end }) => start <= at && at < end);
