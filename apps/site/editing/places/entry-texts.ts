import { splitArticle } from "@kolam/content/model/blog/article-source";
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

/** The facts that a text may name, with what they say. */
const factsIn = (source: string) =>
  new Map([...new Set(source.match(/\{company\.\w+\}/g))].map((name) => [filled(name), name]));

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A character as it may be written in Markdown. */
function written(character: string): string {
  if (character === "\n") return String.raw`\s*\n[>\s]*`;
  if (/\s/.test(character)) return String.raw`(?:\s|&nbsp;)`;
  if (/[\p{L}\p{M}\p{N}]/u.test(character)) return character;
  return String.raw`(?:\\?${literally(character)}|&\w+;)`;
}

/** What finds a text of a page in a Markdown source. */
function patternOf(text: string, facts: ReadonlyMap<string, string>): RegExp {
  const names = [...facts.keys()].filter(Boolean).map(literally);
  const parts = names.length > 0 ? text.split(new RegExp(`(${names.join("|")})`)) : [text];
  const patterns = parts.map((part) => {
    const plain = [...part].map(written).join("");
    const fact = facts.get(part);
    return fact === undefined ? plain : `(?:${literally(fact)}|${plain})`;
  });
  return new RegExp(patterns.join(""), "u");
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
  const facts = factsIn(source);
  const texts: BodyText[] = [];
  let from = frontMatter.exec(source)?.[0].length ?? 0;
  const find = (text: string) => {
    const match = patternOf(text, facts).exec(source.slice(from));
    if (!match) return undefined;
    const start = from + match.index;
    return { start, end: start + match[0].length, value: match[0] };
  };
  const visitNodes = (children: readonly BodyNode[], parent: BodyNode) => {
    for (const [index, node] of children.entries()) {
      if (typeof node === "string") {
        const place = node.trim() === "" ? undefined : find(node.trim());
        if (!place) continue;
        texts.push({ ...place, writing: "markdown", node: parent, at: index });
        from = place.end;
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
