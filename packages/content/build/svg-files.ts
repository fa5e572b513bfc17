import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";

/** Everything as written in the file: texts, entities, comments and the order of elements. */
const faithful = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
  parseTagValue: false,
  processEntities: false,
  cdataPropName: "#cdata",
  commentPropName: "#comment",
} as const;

type Attributes = Readonly<Record<string, string>>;
type Node = { ":@"?: Attributes } & Record<string, unknown>;

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
  readonly node: Node;
}

/** A node as an element; `undefined` for texts, comments and instructions. */
function elementOf(node: Node): Element | undefined {
  const [name = "#"] = Object.keys(node).filter((key) => key !== ":@");
  if (/^[#?]/.test(name)) return undefined;
  return { name, attributes: node[":@"] ?? {}, children: node[name] as Node[], node };
}

const read = (text: string): Node[] => new XMLParser(faithful).parse(text);

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    const element = elementOf(node);
    return element ? [element, ...elementsIn(element.children)] : [];
  });
}

/** A value or a text as a browser reads it: a character can be written as a reference to it. */
const dereferenced = (text: string): string =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
  });

/** A style with the characters that escapes of CSS stand for. */
const unescaped = (style: string): string =>
  style.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, character = "") => {
    const code = hex ? Number.parseInt(hex, 16) : 0;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : character;
  });

/** The texts of a style sheet or a title. In CDATA, references are not read. */
const textIn = (nodes: readonly Node[]): string =>
  nodes
    .map(({ "#text": text, "#cdata": raw = [] }) =>
      text === undefined
        ? (raw as Node[]).map((part) => part["#text"]).join("")
        : dereferenced(String(text)),
    )
    .join("");

const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase();

/** Places in the file itself, and pictures and fonts that are written into it. */
const ownReference =
  /^\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w-]+|application\/[\w.-]*font[\w-]*)[;,])/i;

/** Whether a value or a style sheet refers to something that is not in the file. */
function refersElsewhere(written: string): boolean {
  const style = unescaped(written);
  return (
    /@import|image-set\(/i.test(style) ||
    [...style.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, to = ""]) => !ownReference.test(to))
  );
}

function faultOf({ name, attributes, children }: Element): string | undefined {
  const kind = localName(name);
  if (kind === "script") return "contains a script";
  if (kind === "foreignobject") return "contains HTML";
  for (const [attribute, written] of Object.entries(attributes)) {
    const value = dereferenced(written);
    if (/^on/i.test(attribute)) return "contains a script";
    // Animations set what the attribute of another element refers to.
    const isReference = /^(?:href|src)$/.test(localName(attribute));
    if (isReference && !ownReference.test(value)) return elsewhere;
    if (attribute === "attributeName" && /href\s*$/i.test(value)) return elsewhere;
    if (!attribute.startsWith("xmlns") && refersElsewhere(value)) return elsewhere;
  }
  return kind === "style" && refersElsewhere(textIn(children)) ? elsewhere : undefined;
}

const elsewhere = "loads something from another file or address, or links to one";

/**
 * Why an SVG cannot be shown. Browsers run no script of a picture and load nothing for it, but
 * visitors can open its file.
 */
export function svgFault(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return "declares entities";
  if (/<\?xml-stylesheet/i.test(text)) return elsewhere;
  const validity = XMLValidator.validate(text);
  if (validity !== true) return `is not well-formed in line ${validity.err.line}`;
  return elementsIn(read(text)).map(faultOf).find(Boolean);
}

/** Whether an SVG has text in a font, which another device draws in another one or not at all. */
export const hasLiveText = (text: string): boolean =>
  elementsIn(read(text)).some(
    ({ name, children }) => localName(name) === "text" && textsBelow(children).trim() !== "",
  );

const textsBelow = (nodes: readonly Node[]): string =>
  textIn(nodes) +
  elementsIn(nodes)
    .map(({ children }) => textIn(children))
    .join("");

/** The namespaces of SVG itself. */
const standard = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|XML\/)/;

/**
 * An SVG without what a drawing program has written into it for itself, such as its author's name
 * and the path of the file on the author's disk.
 */
export function withoutEditorData(text: string): string {
  const nodes = read(text);
  const foreign = new Set(
    elementsIn(nodes).flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) =>
        name.startsWith("xmlns:") && !standard.test(value) ? [name.slice("xmlns:".length)] : [],
      ),
    ),
  );
  const isForeign = (name: string) =>
    (name.includes(":") && foreign.has(name.slice(0, name.indexOf(":")))) ||
    (name.startsWith("xmlns:") && foreign.has(name.slice("xmlns:".length)));
  const cleaned = (all: readonly Node[]): Node[] =>
    all.flatMap((node) => {
      if ("#comment" in node) return [];
      const element = elementOf(node);
      if (!element) return [node];
      const { name, attributes, children } = element;
      if (isForeign(name) || localName(name) === "metadata") return [];
      const own = Object.entries(attributes).filter(([attribute]) => !isForeign(attribute));
      return [{ [name]: cleaned(children), ":@": Object.fromEntries(own) }];
    });
  return new XMLBuilder({ ...faithful, suppressEmptyNode: true }).build(cleaned(nodes));
}
