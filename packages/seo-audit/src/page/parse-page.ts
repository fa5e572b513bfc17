import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  type ParserError,
  type ParserOptions,
  parse,
} from "parse5";
import { AuditRefusal } from "../input/input.ts";
import { en } from "../texts/en.ts";
import type { Texts } from "../texts/texts.ts";

export type Document = DefaultTreeAdapterTypes.Document;
export type DocumentFragment = DefaultTreeAdapterTypes.DocumentFragment;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Elements open at the same time. Browsers stop nesting at 512; real pages rarely exceed 100. */
const MAX_OPEN_ELEMENTS = 2_000;

/**
 * Elements in total. Unclosed formatting tags can make the parser create far more than the source
 * has.
 */
const MAX_ELEMENTS = 500_000;

/**
 * Parses a page into a tree with source positions, as a browser with scripts enabled would. Nothing
 * in it runs or loads. Parsing stops as soon as a limit is exceeded.
 *
 * @throws {AuditRefusal} when the page is nested too deeply or has too many elements
 */
export function parsePage(
  html: string,
  texts: Texts["refusals"],
  onParseError: (error: ParserError) => void,
): Document {
  return parseLimited(html, { sourceCodeLocationInfo: true, onParseError }, texts);
}

/** The first result of `read` for an element with this tag. Parsing stops there. */
export function firstElement<Result extends {}>(
  html: string,
  tag: string,
  read: (attributes: Element["attrs"]) => Result | undefined,
): Result | undefined {
  let found: Result | undefined;
  const enough = new Error("found");
  try {
    parseLimited(html, {}, en.refusals, (tagName, attributes) => {
      found = tagName === tag ? read(attributes) : undefined;
      if (found !== undefined) throw enough;
    });
  } catch (cause) {
    if (cause !== enough) throw cause;
  }
  return found;
}

function parseLimited(
  html: string,
  options: ParserOptions<DefaultTreeAdapterMap>,
  texts: Texts["refusals"],
  onElement?: (tagName: string, attributes: Element["attrs"]) => void,
): Document {
  let open = 0;
  let elements = 0;
  return parse(html, {
    ...options,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tagName, namespaceURI, attrs) {
        onElement?.(tagName, attrs);
        elements += 1;
        if (elements > MAX_ELEMENTS) {
          throw new AuditRefusal("too-many-elements", texts["too-many-elements"](MAX_ELEMENTS));
        }
        return defaultTreeAdapter.createElement(tagName, namespaceURI, attrs);
      },
      onItemPush() {
        open += 1;
        if (open > MAX_OPEN_ELEMENTS) {
          throw new AuditRefusal("too-deep", texts["too-deep"](MAX_OPEN_ELEMENTS));
        }
      },
      onItemPop() {
        open -= 1;
      },
    },
  });
}
