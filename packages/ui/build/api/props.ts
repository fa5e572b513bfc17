import { globSync } from "node:fs";
import {
  type Comment,
  declarations,
  type Node,
  parseFile,
  type SourceFile,
  source,
} from "./source.ts";

/** A prop as shown in the docs. */
export interface Prop extends Comment {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** What it is if it is left out, where the component's signature says so. */
  readonly defaultValue?: string;
}

/** The props of a component; `native` lists the elements whose attributes it also takes. */
export interface Props {
  readonly own: readonly Prop[];
  readonly native: readonly string[];
}

const none: Props = { own: [], native: [] };

const files = globSync("*/*.{ts,tsx}", { cwd: source }).filter(
  (file) => !/\.(stories|test|fixture)\./.test(file),
);

/** The file that declares and exports a type. */
export function fileOf(name: string): string | undefined {
  const declared = new RegExp(`^export (interface|type) ${name}\\b`, "m");
  return files.find((file) => {
    const code = parseFile(file);
    return code.body.some((node) => declared.test(code.raw(node)));
  });
}

const keysOf = (node: Node | undefined): string[] =>
  node === undefined
    ? []
    : node.type === "TSUnionType"
      ? node.types.flatMap(keysOf)
      : node.type === "TSLiteralType"
        ? [String(node.literal.value)]
        : [];

/** The props of a union. A prop that is missing or optional in any member is optional. */
function alternatives(parts: readonly Props[]): Props {
  const names = [...new Set(parts.flatMap(({ own }) => own.map(({ name }) => name)))];
  const own = names.flatMap((name) => {
    const all = parts.map((part) => part.own.find((prop) => prop.name === name));
    const usable = all.filter((prop) => prop && !/^(never|undefined)$/.test(prop.type));
    const [first] = usable;
    if (!first) return [];
    const types = [...new Set(usable.map((prop) => prop?.type))].join(" | ");
    return [{ ...first, type: types, required: all.every((prop) => prop?.required === true) }];
  });
  return { own, native: [...new Set(parts.flatMap(({ native }) => native))] };
}

function together(parts: readonly Props[]): Props {
  const own = new Map<string, Prop>();
  for (const prop of parts.flatMap((part) => part.own)) own.set(prop.name, prop);
  return {
    own: [...own.values()],
    native: [...new Set(parts.flatMap(({ native }) => native))],
  };
}

function members(nodes: readonly Node[], file: SourceFile): Props {
  const own = nodes.flatMap((node): Prop[] => {
    const name: string | undefined = node.key?.name ?? node.key?.value;
    if (!name) return [];
    const annotation: Node | undefined = node.typeAnnotation?.typeAnnotation;
    const type = annotation ? file.text(annotation) : "function";
    return [
      {
        name,
        type: type.replace(/^\| /, "").replace(/ \| undefined$/, ""),
        required: !node.optional,
        ...file.comment(node),
      },
    ];
  });
  return { own, native: [] };
}

function reference(name: string, args: readonly Node[], file: SourceFile): Props {
  const [inner, keys] = args;
  if (name === "VariantsOf") return none;
  if (name === "RootProps" || name.startsWith("ComponentProps"))
    return { own: [], native: inner ? keysOf(inner) : [] };
  if (inner && (name === "Pick" || name === "Omit")) {
    const of = propsOfType(inner, file);
    const named = keysOf(keys);
    if (name === "Omit") {
      return { ...of, own: of.own.filter((prop) => !named.includes(prop.name)) };
    }
    const own = of.own.filter((prop) => named.includes(prop.name));
    const native = of.native.flatMap((element) =>
      named.map((attribute) => `${attribute} of ${element}`),
    );
    return { own, native };
  }
  const local = declarations(file).get(name);
  if (local) return propsOfDeclaration(local.node, file);
  const elsewhere = fileOf(name);
  return elsewhere ? propsOf(name, elsewhere) : none;
}

function propsOfType(node: Node, file: SourceFile): Props {
  switch (node.type) {
    case "TSTypeLiteral":
      return members(node.members, file);
    case "TSIntersectionType":
      return together(node.types.map((part: Node) => propsOfType(part, file)));
    case "TSUnionType":
      return alternatives(node.types.map((part: Node) => propsOfType(part, file)));
    case "TSParenthesizedType":
      return propsOfType(node.typeAnnotation, file);
    case "TSTypeReference":
      return reference(node.typeName.name, node.typeArguments?.params ?? [], file);
    default:
      return none;
  }
}

function propsOfDeclaration(node: Node, file: SourceFile): Props {
  if (node.type === "TSTypeAliasDeclaration") return propsOfType(node.typeAnnotation, file);
  if (node.type !== "TSInterfaceDeclaration") return none;
  const inherited = node.extends.map((parent: Node) =>
    reference(parent.expression.name, parent.typeArguments?.params ?? [], file),
  );
  return together([...inherited, members(node.body.body, file)]);
}

/**
 * The props that a type declared in a file of `src` has, inherited ones included. (react-docgen
 * misses those of unions and of types that leave out some of another's, and TypeDoc needs a
 * compiler with an API.)
 */
export function propsOf(name: string, path: string): Props {
  const file = parseFile(path);
  const declared = declarations(file).get(name);
  return declared ? propsOfDeclaration(declared.node, file) : none;
}
