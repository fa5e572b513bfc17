import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** A node of the syntax tree, as far as the docs use it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the syntax tree is untyped.
  readonly [key: string]: any;
}

/**
 * A doc comment: its sentences, and what it says about single values in lines such as "- `sm`: for
 * tables".
 */
export interface Comment {
  readonly doc: string;
  readonly valueDocs: Readonly<Record<string, string>>;
}

/** A parsed source file of the kit. */
export interface SourceFile {
  readonly body: readonly Node[];
  /** The source of a node on one line. */
  text(node: Node): string;
  /** The doc comment directly before a node; empty if there is none. */
  comment(node: Node): Comment;
  /** The source of a node. */
  raw(node: Node): string;
}

/** The folder of the kit's sources. */
export const source = join(import.meta.dirname, "../../src");
const parsed = new Map<string, SourceFile>();

const onOneLine = (text: string) => text.trim().replace(/\s+/g, " ");

/** Reads a comment whose lines about values, if there are some, come last. */
function read(comment: string): Comment {
  const [doc = "", ...values] = comment
    .replace(/^\s*\*+ ?/gm, "")
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .split(/\n- (?=`[^`]+`: )/);
  const valueDocs = values.map((line) => {
    const [, value = "", text = ""] = /^`([^`]+)`: (.*)$/s.exec(line) ?? [];
    return [value, onOneLine(text)] as const;
  });
  return { doc: onOneLine(doc), valueDocs: Object.fromEntries(valueDocs) };
}

/** Parses a file of `src`. */
export function parseFile(file: string): SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const code = readFileSync(join(source, file), "utf8");
  const { program, comments } = parseSync(file, code);
  const made: SourceFile = {
    body: program.body as unknown as readonly Node[],
    text: ({ start, end }) => code.slice(start, end).replace(/\s+/g, " "),
    raw: ({ start, end }) => code.slice(start, end),
    comment: ({ start }) => {
      const before = comments.findLast(({ end }) => end <= start);
      const attached = before && code.slice(before.end, start).trim() === "";
      return read(attached && before.value.startsWith("*") ? before.value : "");
    },
  };
  parsed.set(file, made);
  return made;
}

/** The declarations of a file, exported or not, by name; the doc comment of each precedes `at`. */
export function declarations(file: SourceFile): Map<string, { node: Node; at: Node }> {
  const found = new Map<string, { node: Node; at: Node }>();
  for (const statement of file.body) {
    const node: Node | null =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    const name: string | undefined = node?.id?.name;
    if (node && name) found.set(name, { node, at: statement });
  }
  return found;
}
