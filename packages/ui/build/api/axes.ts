import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Axes, type Definition, defaultsOf } from "../../src/definition/definition.ts";
import { type Node, parseFile, source } from "./source.ts";

/** A variant as shown in the docs. */
export interface Axis {
  readonly name: string;
  readonly doc: string;
  readonly values: readonly { readonly name: string; readonly doc: string }[];
  readonly defaultValue: string;
}

/** The properties of the object literal that is the value of `axes`, anywhere in a node. */
function axisNodes(node: Node | readonly Node[]): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(axisNodes);
  const { type, key, value } = node as Node;
  if (type === "Property" && key.name === "axes") return value.properties ?? [];
  return Object.values(node).flatMap((child) =>
    typeof child === "object" && child !== null ? axisNodes(child) : [],
  );
}

/** A component's definition, if it has one. */
export async function definitionOf(folder: string): Promise<Definition<Axes> | undefined> {
  const [path] = globSync(`${folder}/${folder}.definition.ts`, { cwd: source });
  if (!path) return undefined;
  const exported: Record<string, unknown> = await import(pathToFileURL(join(source, path)).href);
  return Object.values(exported).find(
    (value): value is Definition<Axes> =>
      typeof value === "object" && value !== null && "axes" in value,
  );
}

/** The variants of a component's definition with their documentation. */
export function axesOf(definition: Definition<Axes>, folder: string): Axis[] {
  const file = parseFile(`${folder}/${folder}.definition.ts`);
  const nodes = axisNodes(file.body);
  const defaults = defaultsOf(definition);
  return Object.entries(definition.axes).map(([name, values]) => {
    const node = nodes.find(({ key }) => (key?.name ?? key?.value) === name);
    const { doc = "", valueDocs = {} } = node ? file.comment(node) : {};
    return {
      name,
      doc,
      values: values.map((value) => ({ name: value, doc: valueDocs[value] ?? "" })),
      defaultValue: defaults[name] ?? "",
    };
  });
}
