import { markdown } from "@kolam/content/markdown";
import type { Token } from "markdown-it";
import { parseDocument } from "yaml";
import { joined, keptCode, type Part, type Unit } from "./parts.ts";

/** A fact in an article, such as `{company.city}`. */
const fact = /\{(company\.\w+)\}/;

/** The parts of a text in which facts stand between brackets. */
export const readFacts = (text: string): readonly Part[] =>
  joined(
    text.split(fact).map((piece, index) => (index % 2 === 1 ? { fact: piece } : { text: piece })),
  );

const said = (parts: readonly Part[]) =>
  parts.map((part) => ("fact" in part ? `{${part.fact}}` : part.text)).join("");

const frontMatter = /^(---\r?\n)([\s\S]*?)\r?\n---\r?\n/;

const bodyOf = (source: string) => source.slice(frontMatter.exec(source)?.[0].length ?? 0);

/** The parsed YAML; undefined if it is invalid or refers to a missing anchor. */
function saidByYaml(yaml: string): unknown {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

const fieldsOf = (source: string) => saidByYaml(frontMatter.exec(source)?.[2] ?? "");

/** Where two values differ: the paths of all texts that are not the same. */
function differences(
  first: unknown,
  second: unknown,
  path = "",
): readonly [path: string, text: unknown][] {
  if (first === second) return [];
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;
  if (!isObject(first) || !isObject(second)) return [[path, second]];
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return names.flatMap((name) => differences(first[name], second[name], `${path}.${name}`));
}

const double = (text: string) => JSON.stringify(text);

/** A text of the front matter: without its quotes. */
export function readYaml(code: string): string {
  const value = saidByYaml(code);
  return typeof value === "string" ? value : code;
}

/**
 * A file with another text in its front matter: written as the old one is if that can say it, else
 * in double quotes. `undefined` if it can be written in neither way.
 */
export function writeYaml(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  parts: readonly Part[],
): string | undefined {
  const code = source.slice(start, end);
  // Texts over several lines are for an editor.
  if (/[\n|>]/.test(code[0] ?? "") || code.includes("\n")) return undefined;
  const text = said(parts);
  const single = `'${text.replaceAll("'", "''")}'`;
  const written = code.startsWith("'") ? [single] : code.startsWith('"') ? [] : [text];
  const before = fieldsOf(source);
  return [...written, double(text)]
    .map((each) => source.slice(0, start) + each + source.slice(end))
    .find((changed) => {
      const found = differences(before, fieldsOf(changed));
      return (
        bodyOf(changed) === bodyOf(source) &&
        found.every(([, value]) => value === text) &&
        found.length < 2
      );
    });
}

/** The structure of a Markdown text, and its texts. */
function shapeOf(source: string): { readonly shape: string; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const shape: string[] = [];
  const visit = (tokens: readonly Token[]) => {
    for (const { type, tag, markup, attrs, children, content, info } of tokens) {
      if (type === "inline") visit(children ?? []);
      else if (/^(?:text|text_special|softbreak)$/.test(type)) {
        const text = type === "softbreak" ? " " : content;
        if (shape.at(-1) === "text") texts[texts.length - 1] += text;
        else {
          shape.push("text");
          texts.push(text);
        }
      } else {
        const own = type === "section" ? (attrs ?? []).map(([name]) => name) : attrs;
        if (type === "section") texts.push(...(attrs ?? []).map(([, value]) => String(value)));
        shape.push(JSON.stringify([type, tag, markup, own, info, children ? "" : content]));
      }
    }
  };
  visit(markdown.parse(source, {}));
  return { shape: shape.join("\n"), texts };
}

/** Whether a file says the same as another but in one text, and has the same structure. */
function saysOneMore(before: string, after: string, text: string): boolean {
  const [old, changed] = [shapeOf(bodyOf(before)), shapeOf(bodyOf(after))];
  if (old.shape !== changed.shape || old.texts.length !== changed.texts.length) return false;
  const found = changed.texts.filter((each, index) => each !== old.texts[index]);
  return found.length < 2 && found.every((each) => each.trim() === text.trim());
}

const entities: Readonly<Record<string, string>> = {
  "&nbsp;": "\u00a0",
  "&shy;": "\u00ad",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

const markdownUnits = (code: string): readonly Unit[] =>
  [...code.matchAll(/\{company\.\w+\}|\\[!-/:-@[-`{-~]|&\w+;|[ \t]*\n[ \t>]*|[\s\S]/gu)].map(
    ([unit]) => {
      if (unit.startsWith("\\") && unit.length > 1) return { code: unit, says: unit.slice(1) };
      if (unit.includes("\n")) return { code: unit, says: " " };
      return { code: unit, says: entities[unit] ?? unit };
    },
  );

export const readMarkdown = (code: string): readonly Part[] =>
  readFacts(
    markdownUnits(code)
      .map(({ says }) => says)
      .join(""),
  );

const characters = (parts: readonly Part[]) =>
  parts.flatMap((part) => ("fact" in part ? [`{${part.fact}}`] : [...part.text]));

/**
 * A file with another text in its body, as it is typed or, where that would be markup, with
 * backslashes. `undefined` if the text would change more of the page than itself.
 */
export function writeMarkdown(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  parts: readonly Part[],
): string | undefined {
  const units = markdownUnits(source.slice(start, end));
  const text = said(parts).replace(/\s*\n\s*/g, " ");
  const after = characters(readFacts(text));
  const escaped = (each: string) => (/^[!-/:-@[-`{-~]$/.test(each) ? `\\${each}` : each);
  const leading = (each: string) => (/^[#>+|~-]$/.test(each) ? `\\${each}` : each);
  return [(each: string) => each, leading, escaped]
    .map((write) => source.slice(0, start) + keptCode(units, after, write) + source.slice(end))
    .find((changed) => saysOneMore(source, changed, text));
}

/** A file with another text in the attribute of a section; see {@link writeMarkdown}. */
export function writeTag(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  parts: readonly Part[],
): string | undefined {
  const text = said(parts).replace(/\s*\n\s*/g, " ");
  const code = text.replace(/&(?=amp;|quot;)/g, "&amp;").replaceAll('"', "&quot;");
  const changed = `${source.slice(0, start)}"${code}"${source.slice(end)}`;
  return saysOneMore(source, changed, text) ? changed : undefined;
}

export const readTag = (code: string): string =>
  code.slice(1, -1).replaceAll("&quot;", '"').replaceAll("&amp;", "&");
