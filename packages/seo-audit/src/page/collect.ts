import { attribute, hasAttribute, placeOf, roleOf, tokens, trimmed } from "./attributes.ts";
import { loadingAttributes, loadingRels, obsoleteElements, programTypes } from "./elements.ts";
import { linkOf, metaOf } from "./marks.ts";
import type { PageDraft } from "./page-model.ts";
import type { Element } from "./parse-page.ts";
import { withoutTrailing } from "./trailing.ts";

/** What the walk knows about an element from itself and its ancestors. */
export interface Surroundings {
  readonly inHead: boolean;
  /** Whether assistive technology does not see it: it is hidden, or has `aria-hidden="true"`. */
  readonly unnamed: boolean;
  readonly inMain: boolean;
  /** Whether it is in a `nav` or `footer`. */
  readonly inAside: boolean;
}

/** Records everything about one HTML element except the text inside it. */
export function collectElement(draft: PageDraft, element: Element, where: Surroundings): void {
  if (obsoleteElements.has(element.tagName) && !isDocument(element)) {
    draft.obsolete.push({ tag: element.tagName, at: placeOf(element) });
  }
  if (Object.hasOwn(collectors, element.tagName)) {
    collectors[element.tagName]?.(draft, element, where);
  }
}

/** Old plug-ins; other files in `object` and `embed`, such as a PDF or an SVG, need none. */
const PLUG_IN_TYPE = /java|flash|silverlight|director|realaudio|realmedia|^clsid:/i;
const PLUG_IN_FILE = /\.(?:swf|flv|class|xap|dcr|ra?m)(?:$|[?#])/i;

const isDocument = (element: Element) =>
  /^(?:object|embed)$/.test(element.tagName) &&
  !["type", "classid", "codetype"].some((name) => PLUG_IN_TYPE.test(trimmed(element, name))) &&
  !["data", "src"].some((name) => PLUG_IN_FILE.test(trimmed(element, name)));

/**
 * Records the attributes that mean the same on every element, SVG and MathML included, and what it
 * loads.
 */
export function collectAttributes(draft: PageDraft, element: Element, tree: number): void {
  collectResources(draft, element);
  for (const { name, value } of element.attrs) {
    if (name === "id" && value !== "") {
      const [ids, key] = tree === 0 ? [draft.ids, value] : [draft.shadowIds, `${value} ${tree}`];
      const places = ids.get(key);
      if (places) places.push(placeOf(element));
      else ids.set(key, [placeOf(element)]);
    } else if (name === "style") {
      draft.tally.styleAttributes += 1;
      draft.tally.styleAttributeSize += value.length;
      draft.tally.firstStyleAttribute ??= placeOf(element);
      collectStyleUrls(draft, element, value);
    } else if (name === "typeof") {
      draft.usesRdfa = true;
    }
  }
}

type Collector = (draft: PageDraft, element: Element, where: Surroundings) => void;

const collectors: Readonly<Record<string, Collector>> = {
  html(draft, element) {
    draft.lang = { value: attribute(element, "lang"), at: placeOf(element) };
    draft.isAmp =
      hasAttribute(element, "amp") ||
      element.attrs.some(({ name }) => /^\u26A1\uFE0F?$/.test(name));
  },
  base(draft, element) {
    draft.baseHref ??= attribute(element, "href");
  },
  meta(draft, element, { inHead }) {
    draft.metas.push(metaOf(element, inHead));
  },
  link(draft, element, { inHead }) {
    draft.links.push(linkOf(element, inHead));
  },
  script(draft, element, { inHead }) {
    const type = trimmed(element, "type").toLowerCase();
    const at = placeOf(element);
    const source = innerSource(element);
    draft.tally.scriptSize += source.length;
    if (/^application\/ld\+json\s*(?:;|$)/.test(type)) draft.jsonLd.push({ text: source, at });
    if (!programTypes.has(type)) return;
    const deferred =
      hasAttribute(element, "async") || hasAttribute(element, "defer") || type === "module";
    const isLoaded = hasAttribute(element, "src") && !hasAttribute(element, "nomodule");
    draft.scripts.push({ blocking: inHead && isLoaded && !deferred, at });
  },
  style(draft, element) {
    const css = innerSource(element);
    draft.tally.styleElementSize += css.length;
    draft.styles.push(css);
    collectStyleUrls(draft, element, css);
  },
  img: collectImage,
  "amp-img": collectImage,
  "amp-anim": collectImage,
  input(draft, element, where) {
    if (tokens(element, "type")[0] === "image") collectImage(draft, element, where);
  },
  area(draft, element, where) {
    if (hasAttribute(element, "href")) collectImage(draft, element, where);
  },
  a(draft, element) {
    const name = attribute(element, "name");
    if (name) draft.names.add(name);
  },
};

/** Records a picture. A drawing has no `alt`: its `title` is its alternative text. */
export function collectImage(draft: PageDraft, element: Element, where: Surroundings): void {
  const { unnamed, inMain, inAside } = where;
  const role = roleOf(element);
  draft.images.push({
    tag: element.tagName,
    alt: attribute(element, "alt"),
    excused:
      unnamed ||
      role === "presentation" ||
      role === "none" ||
      ["aria-label", "aria-labelledby", "title"].some((name) => trimmed(element, name) !== "") ||
      element.childNodes.some((node) => node.nodeName === "title" && "childNodes" in node),
    sized: element.tagName !== "img" || isSized(element),
    lazy: trimmed(element, "loading").toLowerCase() === "lazy",
    urgent: trimmed(element, "fetchpriority").toLowerCase() === "high",
    width: Number.parseFloat(trimmed(element, "width")),
    inMain,
    inAside,
    at: placeOf(element),
  });
}

/** What follows a number is left out, unless it is a percent sign (HTML, "dimension values"). */
const LENGTH = /^\d{1,9}(?![\d.]{0,9}%)/;
const HAS_WIDTH = /(?:^|[;\s])width\s*:\s*(?!auto|\s)/;
/** A height in percent is that of what is around, which seldom has one before the picture is there. */
const HAS_HEIGHT = /(?:^|[;\s])height\s*:\s*(?!auto|[\d.]{1,9}%|\s)/;

/** Whether the HTML alone tells the browser how much room the picture needs. */
function isSized(element: Element): boolean {
  const isLength = (name: string) => LENGTH.test(trimmed(element, name));
  if (isLength("width") && isLength("height")) return true;
  const style = trimmed(element, "style").toLowerCase();
  if (/(?:^|[;\s])aspect-ratio\s*:\s*(?!auto\s*(?:[;!]|$)|\s)/.test(style)) return true;
  return HAS_WIDTH.test(style) && HAS_HEIGHT.test(style);
}

function collectResources(draft: PageDraft, element: Element): void {
  const { tagName: kind } = element;
  const isLoaded = kind !== "link" || tokens(element, "rel").some((rel) => loadingRels.has(rel));
  for (const name of (isLoaded && loadingAttributes.get(kind)) || []) {
    const value = attribute(element, name) ?? "";
    for (const url of name === "srcset" ? srcsetUrls(value) : [value.trim()]) {
      if (url === "" || url.startsWith("data:")) continue;
      draft.resources.push({ kind, url, at: placeOf(element) });
    }
  }
}

/**
 * The addresses in a `srcset`. A comma ends one only at its end, and its descriptors only outside
 * parentheses (HTML, "parsing a srcset attribute").
 */
function srcsetUrls(value: string): string[] {
  const urls: string[] = [];
  const start = /[^\s,]/g;
  const end = /\s|$/g;
  for (let first = start.exec(value); first !== null; first = start.exec(value)) {
    end.lastIndex = first.index;
    const url = value.slice(first.index, end.exec(value)?.index);
    urls.push(withoutTrailing(url, ","));
    const next = first.index + url.length;
    start.lastIndex = url.endsWith(",") ? next : endOfDescriptors(value, next);
  }
  return urls;
}

/** Where the comma is that ends the descriptors of an address, or else the text. */
function endOfDescriptors(value: string, from: number): number {
  let isOpen = false;
  for (let index = from; index < value.length; index += 1) {
    const character = value[index];
    if (character === "," && !isOpen) return index;
    if (character === "(") isOpen = true;
    else if (character === ")") isOpen = false;
  }
  return value.length;
}

function collectStyleUrls(draft: PageDraft, element: Element, source: string): void {
  if (!source.includes("//")) return;
  // A namespace is just a name, and a comment is not part of the style.
  const css = source.replace(/\/\*[\s\S]*?(?:\*\/|$)|@namespace[^;]*(?:;|$)/gi, "");
  for (const [, url] of css.matchAll(/(?:url\(\s*|@import\s+)["']?([a-z]{2,8}:\/\/[^"')\s]+)/gi)) {
    if (url) draft.resources.push({ kind: "style", url, at: placeOf(element) });
  }
}

/** The text of an element that contains only text, such as `script`, `style` and `title`. */
export function innerSource(element: Element): string {
  let text = "";
  for (const node of element.childNodes) {
    if ("value" in node) text += node.value;
  }
  return text;
}
