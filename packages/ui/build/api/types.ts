import { dirname, join } from "node:path";
import { type Prop, propsOf } from "./props.ts";
import { declarations, type Node, parseFile, type SourceFile } from "./source.ts";

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

/** The types of a folder's other files that a file exports again, by file. */
function reexported(file: SourceFile): Map<string, string[]> {
  const origin = new Map<string, string>();
  const found = new Map<string, string[]>();
  const isBeside = (path: unknown): path is string => /^"?\.\//.test(String(path));
  for (const { type, source, specifiers = [] } of file.body) {
    if (type !== "ImportDeclaration" || !isBeside(source.value)) continue;
    for (const { local } of specifiers) origin.set(local.name, source.value);
  }
  for (const { type, source, specifiers = [], exportKind } of file.body) {
    if (type !== "ExportNamedDeclaration") continue;
    for (const specifier of specifiers) {
      if (exportKind !== "type" && specifier.exportKind !== "type") continue;
      const path: string | undefined = source?.value ?? origin.get(specifier.local.name);
      if (isBeside(path)) found.set(path, [...(found.get(path) ?? []), specifier.local.name]);
    }
  }
  return found;
}

/** The types that a component's file exports, its own and those of the files beside it. */
export function typesOf(path: string): TypeDoc[] {
  const others = [...reexported(parseFile(path))].flatMap(([beside, names]) =>
    typesDeclaredIn(join(dirname(path), beside), (name) => names.includes(name)),
  );
  return [...typesDeclaredIn(path, () => true), ...others];
}
