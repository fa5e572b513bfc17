import type { Element, Root, RootContent } from "hast";
import type { SearchPart } from "../../../src/pages/not-found/search/search-site.ts";
import { attribute, elementsIn, headings, textOf } from "./elements.ts";

/** How much of the text below a heading is searched, in characters; then its sentence ends. */
const longest = 130;

const leaves = new Set(["p", "li", "dt", "dd", "td", "th", "figcaption"]);
const sentence = /.*?[.!?؟।。](?=\s|$)/gsu;

/** The first sentences of a text: at least one. */
function beginning(text: string, most: number): string {
  const sentences = text.match(sentence) ?? [text];
  let all = "";
  for (const next of sentences) {
    if (all !== "" && all.length + next.length > most) break;
    all += next;
  }
  return all.trim().slice(0, 2 * longest);
}

const elements = (node: Element | Root): Element[] =>
  (node.children as readonly RootContent[]).filter((child) => child.type === "element");

/** Whether a node says nothing but where a link leads: that page has the same words. */
function isLink(node: Element): boolean {
  const said = node.children.filter((child) => textOf(child) !== "");
  const [only] = said;
  return said.length === 1 && only?.type === "element" && (only.tagName === "a" || isLink(only));
}

/** An answer to choose from, if it has a text of its own. */
function answerPart(node: Element): SearchPart[] {
  const [title, text, more] = elements(node);
  const isAnswer = node.tagName === "li" && text?.tagName === "p" && !more;
  return isAnswer && title ? [{ title: textOf(title), text: textOf(text) }] : [];
}

/**
 * What a search of the site looks through in a page: each heading with the first sentences below
 * it, and each answer to choose from that has a text of its own, such as a service with its price.
 * @param most how many characters of the text below a heading
 */
export function searchParts(page: Root, most = longest): SearchPart[] {
  const parts: { id?: string; title: string; text: string }[] = [];
  let current: (typeof parts)[number] | undefined;
  const add = (title: string, id: string) => {
    current = { ...(id ? { id } : {}), title, text: "" };
    parts.push(current);
  };
  const visit = (node: Element) => {
    if (headings.has(node.tagName)) {
      if (isLink(node)) current = undefined;
      else add(textOf(node), attribute(node, "id"));
      return;
    }
    if (node.properties.dataQuestions) {
      for (const question of elements(node)) {
        for (const answer of elementsIn(question)) parts.push(...answerPart(answer));
      }
    } else if (!leaves.has(node.tagName)) {
      for (const child of elements(node)) visit(child);
    } else if (current && current.text.length < most && !isLink(node)) {
      current.text = beginning(`${current.text} ${textOf(node)}`.trim(), most);
    }
  };
  for (const node of elements(page)) visit(node);
  return parts;
}
