/** A parsed HTML element, or text; `props` is the source of an object literal. */
type Piece = string | { readonly tag: string; readonly props: string; readonly children: Piece[] };

const voids = new Set(["br", "hr", "img", "input", "link", "meta", "source"]);
const renamed: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  datetime: "dateTime",
  viewbox: "viewBox",
  novalidate: "noValidate",
};

const decoded = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

function propsOf(attributes: string): string {
  const pairs = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
    ([, name = "", value]) => {
      const prop = renamed[name.toLowerCase()] ?? name;
      const flag = value === undefined || (value === "" && !/^(alt|data-|aria-|class)/.test(name));
      return `${JSON.stringify(prop)}: ${flag ? "true" : JSON.stringify(decoded(value ?? ""))}`;
    },
  );
  return pairs.length > 0 ? `{ ${pairs.join(", ")} }` : "null";
}

/** Parses HTML written by React, which is well-formed; comments between text nodes are dropped. */
function parse(html: string): Piece[] {
  const roots: Piece[] = [];
  const open: Piece[][] = [roots];
  for (const [part, close, tag, attributes = "", text] of html.matchAll(
    /<!--.*?-->|<(\/)?([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi,
  )) {
    if (text !== undefined) open.at(-1)?.push(decoded(text));
    else if (part.startsWith("<!--")) continue;
    else if (close) open.pop();
    else if (tag) {
      const children: Piece[] = [];
      open.at(-1)?.push({ tag, props: propsOf(attributes), children });
      if (!voids.has(tag)) open.push(children);
    }
  }
  return roots;
}

const sourceOf = (piece: Piece): string =>
  typeof piece === "string"
    ? JSON.stringify(piece)
    : `h(${[JSON.stringify(piece.tag), piece.props, ...piece.children.map(sourceOf)].join(", ")})`;

/**
 * The function body of a component that renders the given HTML from plain elements, as compiled JSX
 * would. It expects `createElement` as `h` and `Fragment` as `F`.
 */
export function plainElements(html: string): string {
  return `return h(F, null, ${parse(html).map(sourceOf).join(", ")});`;
}
