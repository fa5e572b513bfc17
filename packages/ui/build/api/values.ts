import { globSync } from "node:fs";
import { type Node, parseFile, source } from "./source.ts";

const files = globSync("*/*.ts", { cwd: source }).filter(
  (file) => !/\.(test|fixture)\./.test(file),
);

/** The longest line of code in a document. */
const LONGEST = 100;

/** The object or list that a constant of the kit is declared with. */
function literalOf(name: string): Node | undefined {
  const declared = new RegExp(`^export const ${name}\\b`);
  for (const file of files) {
    const code = parseFile(file);
    const statement = code.body.find((node) => declared.test(code.raw(node)));
    const value: Node | undefined = statement?.declaration?.declarations[0]?.init;
    if (value) return /^TS(?:As|Satisfies)/.test(value.type) ? inner(value) : value;
  }
  return undefined;
}

const inner = (node: Node): Node =>
  /^TS(?:As|Satisfies)/.test(node.type) ? inner(node.expression) : node;

/** The names in an object of the kit, or the texts in a list of it; nothing if it is neither. */
function valuesOf(name: string): string[] {
  const literal = literalOf(name);
  const names = (literal?.properties ?? []).map(
    (property: Node) => property.key?.name ?? property.key?.value,
  );
  const items = (literal?.elements ?? []).map((element: Node) => element.value);
  return [...names, ...items].filter((value) => typeof value === "string");
}

/** A type, or its declaration, with the values in place of the constant from which they are taken. */
export const withValues = (declaration: string) =>
  declaration.replace(
    /keyof typeof (\w+)|\(typeof (\w+)\)\[number\]/,
    (whole, keys?: string, items?: string) => {
      const values = valuesOf(keys ?? items ?? "");
      return values.length > 0 ? values.map((value) => `"${value}"`).join(" | ") : whole;
    },
  );

/** A declaration of a long union with each member on a line, as the formatter has it. */
export const onLines = (declaration: string) =>
  declaration.length <= LONGEST
    ? declaration
    : declaration.replace(
        /^(type \w+ =) (".*);$/s,
        (_, head: string, members: string) =>
          `${head}\n  | ${members.replaceAll(" | ", "\n  | ")};`,
      );
