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

/** A parsed source file of the kit. */
export interface SourceFile {
  readonly body: readonly Node[];
  /** The source of a node on one line. */
  text(node: Node): string;
  /** The text of the doc comment directly before a node; empty if there is none. */
  doc(node: Node): string;
  /** The source of a node. */
  raw(node: Node): string;
}

const source = join(import.meta.dirname, "../src");
const parsed = new Map<string, SourceFile>();

const words = (comment: string) =>
  comment
    .replace(/^\*+/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join(" ")
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .trim();

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
    doc: ({ start }) => {
      const before = comments.findLast(({ end }) => end <= start);
      if (!before?.value.startsWith("*") || code.slice(before.end, start).trim() !== "") return "";
      return words(before.value);
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
