import type { Element } from "./parse-page.ts";

/** The place of a start tag or a text in the source. Lines and columns count from 1. */
export interface Place {
  readonly startLine: number;
  readonly startCol: number;
  readonly startOffset: number;
  readonly endOffset: number;
}

/** Something with a place in the source; `null` when the parser added the element. */
export interface Mark {
  readonly at: Place | null;
}

/** An attribute's value as written; `undefined` when the attribute is missing. */
export function attribute(element: Element, name: string): string | undefined {
  for (const candidate of element.attrs) {
    if (candidate.name === name) return candidate.value;
  }
  return undefined;
}

/** An attribute's value, trimmed; empty when the attribute is missing. */
export function trimmed(element: Element, name: string): string {
  return attribute(element, name)?.trim() ?? "";
}

export function hasAttribute(element: Element, name: string): boolean {
  return attribute(element, name) !== undefined;
}

/** The values of a space-separated attribute, in lower case. */
export function tokens(element: Element, name: string): string[] {
  return trimmed(element, name).toLowerCase().split(/\s+/).filter(Boolean);
}

/** The element's role: the first in the list that assistive technology would take. */
export function roleOf(element: Element): string {
  return tokens(element, "role")[0] ?? "";
}

/** The place of the element's start tag; `null` when the parser added the element. */
export function placeOf(element: Element): Place | null {
  const location = element.sourceCodeLocation;
  return location?.startTag ?? location ?? null;
}
