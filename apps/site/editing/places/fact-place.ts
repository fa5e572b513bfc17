import { isNode, type Node, syntaxTree } from "./syntax-tree.ts";

/** A place in a file. */
export interface FactPlace {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) yield* nodesOf(child);
  }
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  return String(node.type === "Identifier" ? node.name : (node.value ?? ""));
};

/** The value that has a name in a module: of a property, or of a constant. */
function valueNamed(nodes: readonly Node[], name: string): Node | undefined {
  const property = nodes.find((node) => node.type === "Property" && nameOf(node.key) === name);
  const isShort = isNode(property?.value) && nameOf(property.value) === name;
  if (isNode(property?.value) && !isShort) return property.value;
  const constant = nodes.find(
    (node) => node.type === "VariableDeclarator" && nameOf(node.id) === name,
  );
  return isNode(constant?.init) ? constant.init : undefined;
}

/** The module that a module has a name from; empty if it is its own. */
function moduleOf(nodes: readonly Node[], name: string): string {
  const found = nodes.find(
    ({ type, specifiers }) =>
      type === "ImportDeclaration" &&
      Array.isArray(specifiers) &&
      specifiers.some((each) => isNode(each) && nameOf(each.local) === name),
  );
  return nameOf(found?.source);
}

const parsed = (source: string, file: string) => [...nodesOf(syntaxTree(source, file))];

/** What reads modules. */
export interface Modules {
  readonly read: (file: string) => string;
  /** The file of an import; `undefined` if it is none of the site's. */
  readonly resolve: (specifier: string, importer: string) => string | undefined;
}

/**
 * Where a fact is written that a text puts in, such as `company.name`. What is made of a fact, such
 * as the country of an address, leads to the file of those that it is made of.
 * @param file with the text
 * @returns nothing for what a page puts in
 */
export function factPlace(
  fact: string,
  file: string,
  { read, resolve }: Modules,
): FactPlace | undefined {
  const names = /^\w+(?:\.\w+)*/.exec(fact)?.[0].split(".") ?? [];
  const [root = ""] = names;
  const isModule = /\.tsx?$/.test(file);
  const own = isModule ? parsed(read(file), file) : [];
  const specifier = isModule ? moduleOf(own, root) : `@site/facts/${root}`;
  const from = specifier ? resolve(specifier, file) : file;
  if (from === undefined || names.length === 0 || !/\.tsx?$/.test(from)) return undefined;
  const nodes = specifier ? parsed(read(from), from) : own;
  for (const name of names.toReversed()) {
    const value = valueNamed(nodes, name);
    if (value) return { file: from, start: value.start, end: value.end };
  }
  return undefined;
}
