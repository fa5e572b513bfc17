import { parseAst } from "vite";

/** A node of a module's syntax tree, of any type. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/**
 * The syntax tree of a module.
 * @throws if it cannot be parsed
 */
export function syntaxTree(source: string, file: string): Node {
  const lang = file.endsWith("x") ? "tsx" : "ts";
  // Only properties that all nodes have are accessed by name, so node types need not be
  // distinguished.
  return parseAst(source, { lang }) as unknown as Node;
}
