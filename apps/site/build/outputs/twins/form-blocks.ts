import { humansWords } from "@site/texts/files";
import type { Element, ElementContent } from "hast";
import { attribute, element, elementsIn, findElement, headings } from "./elements.ts";

type TidyAll = (node: Element) => ElementContent[];

const controls = new Set(["input", "select", "textarea"]);
const blocks = new Set(["blockquote", "dl", "ol", "p", "pre", "table", "ul", ...headings]);

const isChoice = (node: Element) =>
  node.tagName === "input" && ["checkbox", "radio"].includes(attribute(node, "type"));

const has = (node: Element, tagName: string) =>
  node.children.some((child) => child.type === "element" && child.tagName === tagName);

/** What says how far the visitor is, leads from step to step, or repeats what was answered. */
const isState = (node: Element) =>
  attribute(node, "role") === "status" ||
  "ariaLive" in node.properties ||
  node.children.some((child) => child.type === "element" && "dataSteps" in child.properties) ||
  attribute(node, "href").startsWith("#") ||
  (node.tagName === "section" && has(node, "dl"));

const text = (value: string): ElementContent => ({ type: "text", value });

/** The answers that a question leaves to choose from, without the one that stands for none. */
function answers(control: Element): ElementContent[] {
  const options = [...elementsIn(control)].filter(
    (node) => node.tagName === "option" && attribute(node, "value") !== "",
  );
  if (options.length === 0) return [];
  return [
    element(
      "ul",
      options.map((option) => element("li", option.children)),
    ),
  ];
}

/**
 * A form as a reader without a browser needs it: its questions as a list, with their hints and the
 * answers to choose from, the texts around them, and the address to send the answers to.
 */
export function formBlocks(form: Element, tidyAll: TidyAll): ElementContent[] {
  const all = [...elementsIn(form)];
  const byId = new Map(all.map((node) => [attribute(node, "id"), node]));
  byId.delete("");
  const hintsOf = (control: Element) =>
    attribute(control, "ariaDescribedBy")
      .split(" ")
      .flatMap((id) => byId.get(id) ?? []);
  const hints = new Set(all.filter((node) => controls.has(node.tagName)).flatMap(hintsOf));
  const written: ElementContent[] = [];
  const ask = (question: readonly ElementContent[]) => {
    const last = written.at(-1);
    const item = element("li", question);
    if (last?.type === "element" && last.properties.dataQuestions) last.children.push(item);
    else written.push(element("ul", [item], { dataQuestions: true }));
  };
  const question = (label: Element, control: Element) => [
    element("p", tidyAll(label)),
    ...hintsOf(control).map((hint) => element("p", tidyAll(hint))),
    ...answers(control),
  ];
  const controlOf = (label: Element) =>
    byId.get(attribute(label, "htmlFor")) ??
    findElement(label, ({ tagName }) => controls.has(tagName));
  const choices = (group: Element) => {
    const legend = findElement(group, ({ tagName }) => tagName === "legend");
    const labels = [...elementsIn(group)].filter(({ tagName }) => tagName === "label");
    const items = labels.flatMap((label) => {
      const control = controlOf(label);
      return control ? [element("li", question(label, control))] : [];
    });
    const notes = [...elementsIn(group)].filter((node) => node.tagName === "p" && !hints.has(node));
    ask(
      [...[legend ?? []].flat(), ...notes]
        .map((part) => element("p", tidyAll(part)))
        .concat(element("ul", items)),
    );
  };
  const visit = (node: ElementContent) => {
    if (node.type !== "element") {
      if (node.type === "text" && node.value.trim())
        written.push(element("p", tidyAll(element("p", [node]))));
      return;
    }
    const { tagName } = node;
    if (isState(node) || hints.has(node) || tidyAll(element("div", [node])).length === 0) return;
    if (tagName === "fieldset" && findElement(node, isChoice)) choices(node);
    else if (tagName === "label") {
      const control = controlOf(node);
      if (control) ask(question(node, control));
    } else if (tagName === "legend" || blocks.has(tagName)) {
      written.push(
        ...(tagName === "legend" ? [element("p", tidyAll(node))] : tidyAll(element("div", [node]))),
      );
    } else for (const child of node.children) visit(child);
  };
  for (const child of form.children) visit(child);
  return [...written, ...address(form, all)];
}

/** Where the answers go: a mailbox, or the page that a form leads to. */
function address(form: Element, all: readonly Element[]): ElementContent[] {
  const mailbox = all.find((node) => attribute(node, "name") === "to_email");
  if (mailbox) {
    const to = attribute(mailbox, "value");
    return [element("p", [text(humansWords.writeTo(to))])];
  }
  const action = attribute(form, "action");
  const submit = all.find((node) => attribute(node, "type") === "submit");
  if (!action || !submit) return [];
  return [element("p", [element("a", submit.children, { href: action })])];
}
