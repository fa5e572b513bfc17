import { globSync } from "node:fs";
import { dirname } from "node:path";
import { type Prop, propsOf } from "./props.ts";
import { declarations, type Node, parseFile, source } from "./source.ts";

/** A type that goes with a component, such as that of its items. */
export interface TypeDoc {
  readonly name: string;
  /** Its declaration with the comments. */
  readonly source: string;
  readonly members: readonly Prop[];
}

const isType = ({ type }: Node) => /^TS(Interface|TypeAlias)/.test(type);

function typesDeclaredIn(path: string, wanted: (name: string) => boolean): TypeDoc[] {
  const file = parseFile(path);
  return [...declarations(file)].flatMap(([name, { node, at }]) =>
    isType(node) && node !== at && wanted(name)
      ? [
          {
            name,
            source: file.raw(at).replace(/^export /, ""),
            members: propsOf(name, path).own,
          },
        ]
      : [],
  );
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
