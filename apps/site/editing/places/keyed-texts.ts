import { fieldTexts } from "./entry-texts.ts";
import { isName, type Literal, literalsOf } from "./literals.ts";
import { isNode, type Node, syntaxTree } from "./syntax-tree.ts";

/** A text of a file, with the key that identifies it in the same file of another language. */
export interface KeyedText extends Pick<Literal, "start" | "end" | "value"> {
  /** The names that lead to it, such as `home.hero.title`. */
  readonly key: string;
}

const nameOf = (key: unknown): string => (isNode(key) ? String(key.name ?? key.value ?? "") : "");

/** What an entry of a list is known by: its id, if it has one, else its place. */
function entryName(entry: Node, index: number): string {
  const properties = entry.type === "ObjectExpression" ? (entry.properties as Node[]) : [];
  const id = properties.find(({ key }) => /^(?:id|slug|key)$/.test(nameOf(key)))?.value;
  return isNode(id) && typeof id.value === "string" ? id.value : String(index);
}

/** The names that lead to each node that begins somewhere. */
function namesByStart(program: Node): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const visit = (node: Node, path: readonly string[]) => {
    const own =
      node.type === "Property"
        ? [...path, nameOf(node.key)]
        : node.type === "VariableDeclarator"
          ? [...path, nameOf(node.id)]
          : path;
    names.set(node.start, own.join("."));
    for (const [key, child] of Object.entries(node)) {
      if (key === "key" || key === "id") continue;
      if (isNode(child)) visit(child, own);
      if (!Array.isArray(child)) continue;
      const isList = /^(?:elements|arguments)$/.test(key);
      for (const [index, each] of child.entries()) {
        if (isNode(each)) visit(each, isList ? [...own, entryName(each, index)] : own);
      }
    }
  };
  visit(program, []);
  return names;
}

/** Several texts of one name have numbers. */
function numbered(texts: readonly KeyedText[]): readonly KeyedText[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text.key) ?? 0) + 1;
    counts.set(text.key, count);
    return count > 1 ? { ...text, key: `${text.key} ${count}` } : text;
  });
}

/** The texts of a module. */
function textsOfModule(source: string, file: string): readonly KeyedText[] {
  const program = syntaxTree(source, file);
  const names = namesByStart(program);
  const literals = literalsOf(source, file).filter(({ value }) => !isName(value));
  return numbered(
    literals.map(({ start, end, value }) => ({ start, end, value, key: names.get(start) ?? "" })),
  );
}

/** What a part of a text is, so that it finds its partner in another language. */
function kindOf(part: string): string {
  const [, mark = ""] = /^(#{1,6} |<\/?\w+|[-*] |\d+[.)] |\||>|```)/.exec(part) ?? [];
  return mark.replace(/\d+/, "1");
}

/** The texts of an entry: its fields, and the parts of its body between empty lines. */
function textsOfEntry(source: string): readonly KeyedText[] {
  const fields = fieldTexts(source)
    .filter(({ value }) => /\p{L}/u.test(value) && !isName(value))
    .map(({ start, end, value, path }) => ({ start, end, value, key: path }));
  const bodyStart = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source)?.[0].length ?? 0;
  const parts = [...source.slice(bodyStart).matchAll(/(?:\S.*(?:\r?\n|$))+/g)];
  // Numbered again below each heading, so that an addition to a section does not affect the others.
  let section = 0;
  const body = parts.map((match): KeyedText => {
    const value = match[0].trim();
    if (value.startsWith("#")) section += 1;
    const start = bodyStart + match.index;
    return { start, end: start + value.length, value, key: `${section}. ${kindOf(value)}¶` };
  });
  return numbered([...fields, ...body]);
}

/** The texts of a file, in order. */
export const keyedTexts = (source: string, file: string): readonly KeyedText[] =>
  file.endsWith(".mdx") ? textsOfEntry(source) : textsOfModule(source, file);
