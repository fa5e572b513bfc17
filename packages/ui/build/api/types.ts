import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileOf, type Prop, propsOf } from "./props.ts";
import { declarations, type Node, parseFile, source } from "./source.ts";
import { onLines, withValues } from "./values.ts";

/** A type that goes with a component, such as that of its items. */
export interface TypeDoc {
  readonly name: string;
  /** Its declaration with the comments. */
  readonly source: string;
  readonly members: readonly Prop[];
}

const isType = ({ type }: Node) => /^TS(Interface|TypeAlias)/.test(type);

/** A type of a file, exported or not. */
function typeIn(path: string, name: string): TypeDoc | undefined {
  const file = parseFile(path);
  const declared = declarations(file).get(name);
  if (!declared || !isType(declared.node)) return undefined;
  return {
    name,
    source: onLines(withValues(file.raw(declared.at).replace(/^export /, ""))),
    members: propsOf(name, path).own,
  };
}

function typesDeclaredIn(path: string, wanted: (name: string) => boolean): TypeDoc[] {
  const exported = [...declarations(parseFile(path))].filter(([, { node, at }]) => node !== at);
  return exported.flatMap(([name]) => (wanted(name) ? (typeIn(path, name) ?? []) : []));
}

/** The types that a component's file exports, its own and those of the files beside it. */
export function typesOf(path: string): TypeDoc[] {
  const exported = parseFile(path).body.flatMap(({ type, specifiers = [] }) =>
    type === "ExportNamedDeclaration" ? specifiers.map(({ local }: Node) => local.name) : [],
  );
  const beside = globSync(`${dirname(path)}/*.{ts,tsx}`, { cwd: source })
    .filter((file) => file !== path && !/\.(stories|test|fixture)\./.test(file))
    .sort();
  return [
    ...typesDeclaredIn(path, () => true),
    ...beside.flatMap((file) => typesDeclaredIn(file, (name) => exported.includes(name))),
  ];
}

/** The names in a type, such as `LinkTarget`; not what is in quotation marks. */
const namesIn = (type: string) => type.replace(/"[^"]*"/g, "").match(/\b[A-Z]\w+/g) ?? [];

/** What props are made with, and says nothing about them. */
const machinery = ["RootProps", "VariantsOf"];

/**
 * The types of the kit that these props and types of a file name, and those that they name in turn, without
 * the given ones: `LinkTarget`, which many components share.
 */
export function sharedTypes(
  path: string,
  props: readonly Prop[],
  types: readonly TypeDoc[],
): TypeDoc[] {
  const known = new Set([...machinery, ...types.map(({ name }) => name)]);
  const found: TypeDoc[] = [];
  const pending = [
    ...[...props, ...types.flatMap(({ members }) => members)].map(({ type }) => type),
    ...types.map(({ source }) => withoutComments(source)),
  ];
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    for (const name of namesIn(type)) {
      if (known.has(name)) continue;
      known.add(name);
      const doc = typeIn(path, name) ?? typeIn(fileOf(name) ?? path, name);
      if (!doc) continue;
      found.push(doc);
      pending.push(...doc.members.map((member) => member.type), withoutComments(doc.source));
    }
  }
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

const withoutComments = (source: string) => source.replace(/\/\*.*?\*\//gs, "");
