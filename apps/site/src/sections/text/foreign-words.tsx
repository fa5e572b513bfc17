import { foreign } from "@kolam/content/model/basics/foreign";
import type { InLanguage } from "@kolam/content/model/basics/types";
import type { ReactNode } from "react";

/** Phrasing content that says its language if that is not the page's. */
export function foreignWords(of: InLanguage, text: string): ReactNode {
  const attributes = foreign(of);
  return attributes.lang ? <span {...attributes}>{text}</span> : text;
}
