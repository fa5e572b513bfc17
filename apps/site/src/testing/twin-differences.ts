/// <reference path="./jsdom.d.ts" />
import { humansWords } from "@site/texts/files";
import { JSDOM } from "jsdom";
import MarkdownIt from "markdown-it";

/** What holds lines apart; anything else is within a line. */
const blocks = new Set(
  [
    "article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5",
    "h6 header hr label legend li main ol option p pre section select summary table tbody td th",
    "thead tr ul video",
  ].flatMap((names) => names.split(" ")),
);

const compact = (text: string): string => text.replace(/[\s\u00ad\u200b\u2060]+/gu, "");

/** The lines of a document's part, without spaces. */
function linesOf(root: Element): string[] {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    if (compact(line)) lines.push(compact(line));
    line = "";
  };
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) line += node.nodeValue;
    const isBlock = blocks.has(node.nodeName.toLowerCase());
    if (isBlock) end();
    for (const child of node.childNodes) read(child);
    if (isBlock) end();
  };
  read(root);
  end();
  return lines;
}

/** Parts of a page that no twin has: ways around the site, what answers to input, and decorations. */
const withoutWords = [
  "nav, search, dialog, iframe, script, style, template, [aria-hidden=true]",
  "[hidden]:not([hidden=until-found]), option[value='']",
  "button:not([role=tab]):not(:is(h1, h2, h3, h4, h5, h6) > button)",
  "form :is([role=status], [aria-live], a[href^='#'], section:has(> dl), div:has(> [data-steps]))",
].join(", ");

/** The main part of a page as text, with pictures in their words. */
function pageLines(html: string, sendTo: (address: string) => string): string[] {
  const { document } = new JSDOM(html).window;
  const main = document.querySelector("main");
  if (!main) return [];
  const ways = [...main.querySelectorAll<HTMLElement>("form[action]:not(search *)")].flatMap(
    (form) => {
      const mailbox = form.querySelector<HTMLInputElement>("input[name=to_email]")?.value;
      const submit = form.querySelector("button[type=submit]")?.textContent;
      return mailbox ? [sendTo(mailbox)] : [submit ?? ""];
    },
  );
  for (const node of main.querySelectorAll(withoutWords)) node.remove();
  for (const node of main.querySelectorAll("[role=img]")) {
    node.textContent =
      node.getAttribute("aria-label") ?? node.querySelector("title")?.textContent ?? "";
  }
  for (const node of main.querySelectorAll("svg:not([role=img])")) node.remove();
  return [...linesOf(main), ...ways.map(compact)];
}

/** A twin as text. */
function twinLines(markdown: string): string[] {
  const html = new MarkdownIt().render(markdown);
  return linesOf(new JSDOM(html).window.document.body);
}

/**
 * The lines that only a page or only its twin has.
 * @param sendTo what the twin says in its language of where a form's answers go
 */
export function twinDifferences(
  html: string,
  markdown: string,
  sendTo: (address: string) => string = humansWords.writeTo,
) {
  const page = pageLines(html, sendTo);
  const twin = twinLines(markdown);
  const [pageText, twinText] = [page.join(""), twin.join("")];
  return {
    onlyInPage: page.filter((line) => !twinText.includes(line)),
    onlyInTwin: twin.filter((line) => !pageText.includes(line)),
  };
}
