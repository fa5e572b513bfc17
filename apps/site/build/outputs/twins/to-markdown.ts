import type { Element, ElementContent, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { element, elementsIn } from "./elements.ts";
import { tidyAll } from "./tidy.ts";

const parser = unified().use(rehypeParse, { fragment: true });

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze();

/** The main part of a document, without its tags; empty if there is none. */
function mainOf(html: string): string {
  const start = html.indexOf("<main");
  return start < 0 ? "" : html.slice(html.indexOf(">", start) + 1, html.lastIndexOf("</main>"));
}

function absolute(node: Element, name: "href" | "src", url: string): void {
  const value = node.properties[name];
  if (typeof value === "string") node.properties[name] = new URL(value, url).href;
}

const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** E-mail addresses as links, which Markdown writes without a backslash. */
function linkAddresses(node: Element | Root): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === "element" && !["a", "code"].includes(child.tagName)) linkAddresses(child);
    if (child.type !== "text") return child.type === "doctype" ? [] : [child];
    const found = [...child.value.matchAll(mailAddress)];
    let at = 0;
    const parts = found.flatMap(({ 0: address, index }): ElementContent[] => {
      const before = child.value.slice(at, index);
      at = index + address.length;
      const link = element("a", [{ type: "text", value: address }], { href: `mailto:${address}` });
      return before ? [{ type: "text", value: before }, link] : [link];
    });
    const rest = child.value.slice(at);
    return rest || !found.length ? [...parts, { type: "text", value: rest }] : parts;
  });
}

/**
 * What a page says, in the few elements that Markdown knows, with absolute addresses.
 * @param html the page's document
 * @param url the page's own address
 */
export function readPage(html: string, url: string): Root {
  const root: Root = { type: "root", children: tidyAll(parser.parse(mainOf(html))) };
  for (const node of elementsIn(root)) {
    absolute(node, "href", url);
    absolute(node, "src", url);
  }
  linkAddresses(root);
  return root;
}

/** What a page says as Markdown: CommonMark with the tables of GitHub. */
export function toMarkdown(page: Root): string {
  const text = writer.stringify(writer.runSync(structuredClone(page)));
  // What follows in an address is no name of a character, so it needs no backslash.
  return text.replace(/(?<=\]\(\S*)\\&(?=\w+=)/g, "&");
}
