import { leftOut } from "#facts/parts.ts";
import { absent } from "#words/language.ts";

const missing: readonly string[] = [...leftOut, ...absent];

/** Whether the site has a page or part, in this language. */
export function has(part: string): boolean {
  return !missing.includes(part);
}
