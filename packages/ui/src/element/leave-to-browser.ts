import type { KeyboardEvent } from "react";
import { isPlain } from "./is-plain.ts";

const moving = /^(Arrow|Home|End|Page)/;

/**
 * Keeps keys such as Alt and the left arrow, which goes back in the history, from a library that
 * looks at the arrow alone.
 */
export function leaveToBrowser(event: KeyboardEvent): void {
  if (moving.test(event.key) && !isPlain(event)) event.stopPropagation();
}
