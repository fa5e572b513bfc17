import { splitArticle } from "@kolam/content/model/blog/article-source";
import { parseFragment } from "parse5";
import { isScalar, parseDocument, visit } from "yaml";
import type { BodyNode } from "../../src/articles/article-body.tsx";
import type { Literal } from "./literals.ts";

/** The front matter of a file, and where its YAML begins. */
const frontMatter = /^(---\r?\n)([\s\S]*?)\r?\n---\r?\n/;

/** What a text of an entry says, with the company's facts put in. */
export const filled = (text: string): string => splitArticle(`---\n\n---\n${text}`)?.body ?? text;

/** A text of the front matter with the names and numbers that lead to it, such as `figures.0.label`. */
export interface FieldText extends Literal {
  readonly path: string;
}

/** The texts of a file's front matter. */
export function fieldTexts(source: string): readonly FieldText[] {
  const [, fence = "", yaml = ""] = frontMatter.exec(source) ?? [];
  const texts: FieldText[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, node, parents) {
      if (key === "key" || !isScalar(node) || !node.range) return;
      const steps = [...parents, node];
      const names = steps.flatMap((step, index) => {
        if (typeof step !== "object" || step === null) return [];
        if ("key" in step) return [String(step.key)];
        const next = steps[index + 1];
        const isList = "items" in step && Array.isArray(step.items) && next && !("key" in next);
        return isList ? [String((step.items as unknown[]).indexOf(next))] : [];
      });
      const [from, to] = node.range;
      texts.push({
        start: fence.length + from,
        end: fence.length + to,
        writing: "yaml",
        value: String(node.value),
        path: names.join("."),
      });
    },
  });
  return texts;
}

/** What a piece of Markdown says: a fact, an escaped character, an entity, or itself. */
function saidBy(written: string): string {
  if (/^\s/.test(written)) return " ";
  if (written.startsWith("\\")) return written.slice(1);
  if (written.startsWith("{")) return filled(written);
  if (!written.startsWith("&")) return written;
  const [decoded] = parseFragment(written).childNodes;
  return decoded && "value" in decoded ? oneSpace(decoded.value) : written;
}

const oneSpace = (text: string) => text.replace(/\s+/gu, " ");

const pieces = /\{company\.\w+\}|\\[!-/:-@[-`{-~]|&#?\w+;|\s*\n[>\s]*|\s+|[^\s{&\\]+|[{&\\]/gu;

/** What a source says from a place on, and where in it each character of that is written. */
function saidFrom(source: string, from: number) {
  let said = "";
  const places: number[] = [];
  for (const { 0: written, index } of source.slice(from).matchAll(pieces)) {
    const says = saidBy(written);
    said += says;
    for (const at of says.split("").keys()) {
      places.push(from + index + (says === written ? at : 0));
    }
  }
  return { said, places: [...places, source.length] };
}

/** The attributes of sections that say something. */
const saying = /^(?:alt|caption|title|text|label)$/;

/** A place in the body of an entry: a text of it, or an attribute of a section. */
export interface BodyText extends Literal {
  readonly node: BodyNode;
  /** Of a text, its number among the children; of an attribute, its name. */
  readonly at: number | string;
}

/** The texts of an entry's body, in the order in which its file has them. */
export function bodyTexts(source: string, nodes: readonly BodyNode[]): readonly BodyText[] {
  const { said, places } = saidFrom(source, frontMatter.exec(source)?.[0].length ?? 0);
  const texts: BodyText[] = [];
  let from = 0;
  const find = (text: string) => {
    const words = oneSpace(text);
    const at = said.indexOf(words, from);
    const start = places[at];
    const end = places[at + words.length];
    if (start === undefined || end === undefined) return undefined;
    return { start, end, value: source.slice(start, end), next: at + words.length };
  };
  const visitNodes = (children: readonly BodyNode[], parent: BodyNode) => {
    for (const [index, node] of children.entries()) {
      if (typeof node === "string") {
        const place = node.trim() === "" ? undefined : find(node.trim());
        if (!place) continue;
        const { next, ...written } = place;
        texts.push({ ...written, writing: "markdown", node: parent, at: index });
        from = next;
      } else {
        for (const [name, value] of Object.entries(node.attributes ?? {})) {
          if (!/^[A-Z]/.test(node.tag) || !saying.test(name) || value === "") continue;
          const place = find(`${name}="${value}"`);
          if (!place) continue;
          const start = place.start + name.length + 1;
          texts.push({ start, end: place.end, value, writing: "tag", node, at: name });
        }
        visitNodes(node.children ?? [], node);
      }
    }
  };
  visitNodes(nodes, { tag: "", children: nodes });
  return texts;
}
