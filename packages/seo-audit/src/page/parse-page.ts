import { formatNumber } from "@kolam/content/numbers";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { AuditRefusal } from "../input.ts";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Open elements at once. Browsers give up nesting at 512; the deepest sane pages reach 100. */
const MAX_OPEN_ELEMENTS = 2_000;

/** Elements in all. Malformed formatting tags can multiply elements far beyond the source's size. */
const MAX_ELEMENTS = 500_000;

/**
 * The page as a tree with source positions, the way a browser with scripts on would build it;
 * nothing in it runs or loads.
 *
 * @throws {AuditRefusal} when it nests too deeply or has too many elements, as soon as that shows
 */
export function parsePage(html: string): Document {
  let open = 0;
  let elements = 0;
  return parse(html, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tagName, namespaceURI, attrs) {
        elements += 1;
        if (elements > MAX_ELEMENTS) {
          throw new AuditRefusal(
            "too-many-elements",
            `This page has more than ${formatNumber(MAX_ELEMENTS)} elements. No browser shows that in reasonable time; audit a smaller page.`,
          );
        }
        return defaultTreeAdapter.createElement(tagName, namespaceURI, attrs);
      },
      onItemPush() {
        open += 1;
        if (open > MAX_OPEN_ELEMENTS) {
          throw new AuditRefusal(
            "too-deep",
            `Elements on this page are nested more than ${formatNumber(MAX_OPEN_ELEMENTS)} levels deep. Browsers stop at 512; look for tags that are opened and never closed.`,
          );
        }
      },
      onItemPop() {
        open -= 1;
      },
    },
  });
}
