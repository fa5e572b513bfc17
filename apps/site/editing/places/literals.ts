import { isNode, type Node, syntaxTree } from "./syntax-tree.ts";

/** How a text is written in a file. */
export type Writing = "string" | "template" | "jsx" | "attribute" | "yaml" | "markdown" | "tag";

/** A text that is written in a file. */
export interface Literal {
  /** Where its code begins and ends, with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly writing: Writing;
  /** What it says, with `\0` for each fact that is put in. */
  readonly value: string;
}

/** Where strings are no texts: names of modules, keys, and what values are compared with. */
const skipped: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ["source", "attributes"],
  ExportNamedDeclaration: ["source", "attributes"],
  ExportAllDeclaration: ["source", "attributes"],
  ImportExpression: ["source", "options"],
  Property: ["key"],
  SwitchCase: ["test"],
  TaggedTemplateExpression: ["quasi"],
};

const isType = ({ type }: Node) =>
  type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(type);

const isComparison = ({ type, operator }: Node) =>
  type === "BinaryExpression" && /^(?:[!=]==?|in)$/.test(String(operator));

/** The text of a node that is a literal; `undefined` for any other. */
function literalOf(node: Node): Literal | undefined {
  const { type, start, end, value } = node;
  if (type === "Literal" && typeof value === "string") {
    return { start, end, writing: "string", value };
  }
  if (type === "JSXText" && typeof value === "string") {
    const before = value.length - value.trimStart().length;
    const after = value.length - value.trimEnd().length;
    return { start: start + before, end: end - after, writing: "jsx", value: value.trim() };
  }
  if (type === "TemplateLiteral") {
    const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
    const text = quasis.map((quasi) => quasi.value.cooked).join("\0");
    return { start, end, writing: "template", value: text };
  }
  if (type === "JSXAttribute" && isNode(value) && value.type === "Literal") {
    return {
      start: value.start,
      end: value.end,
      writing: "attribute",
      value: String(value.value),
    };
  }
  return undefined;
}

function* literalsIn(node: Node): Generator<Literal> {
  if (isType(node) || isComparison(node)) return;
  const literal = literalOf(node);
  if (literal) yield literal;
  if (literal && literal.writing !== "template") return;
  const skip = skipped[node.type] ?? [];
  for (const [key, child] of Object.entries(node)) {
    if (skip.includes(key)) continue;
    for (const each of Array.isArray(child) ? child : [child]) {
      if (isNode(each)) yield* literalsIn(each);
    }
  }
}

/** The strings of a module that have a letter or a digit, in their order; outer before inner ones. */
export function literalsOf(source: string, file: string): readonly Literal[] {
  const program = syntaxTree(source, file);
  return [...literalsIn(program)]
    .filter(({ value }) => /[\p{L}\p{N}]/u.test(value))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A file that a page loads, and not only shows the name of. */
const media = /\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|vtt|webm|webp|woff2?)$/;

/** Whether a string looks like a name rather than a text: an id, an address, a code or a colour. */
export function isName(text: string): boolean {
  // A picture's name may have spaces.
  if (media.test(text)) return true;
  if (/\s/.test(text)) return false;
  if (/^\w+\.(?:[a-z]{3,4})$/.test(text)) return false;
  const isId = /^[\p{Ll}#/.@_-]|[/@_=]|^\d+-\d+-\d+$/u.test(text);
  return (
    isId ||
    (/^[\p{Lu}\p{N}_\0-]*\p{Lu}[\p{Lu}\p{N}_\0-]*$/u.test(text) && !/^\p{Lu}{3,}$/u.test(text))
  );
}

/**
 * Whether a string of the facts may be something that the machine reads, such as a day, a time or
 * `on request`.
 */
export const isFactName = (text: string): boolean =>
  isName(text) || /^(?:\w+day|[^\p{L}]*|\p{Lu}+|\p{Ll}.*)$/u.test(text);
