import { leftOut } from "@site/facts/parts";
import { absent } from "@site/lists/words/absent";

const missing: readonly string[] = [...leftOut, ...absent];

/** Whether the site has a page or part, in this language. */
export function has(part: string): boolean {
  return !missing.includes(part);
}
