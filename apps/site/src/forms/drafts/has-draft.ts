import { draftPrefix } from "./draft-age.ts";

/**
 * Whether a visitor has begun to fill in a form in this browser and expects to see that.
 * @param places opens where drafts are; the browser may refuse
 */
export function hasDraft(...places: readonly (() => Readonly<Record<string, unknown>>)[]): boolean {
  return places.some((open) => {
    try {
      return Object.keys(open()).some((key) => key.startsWith(draftPrefix));
    } catch {
      return false;
    }
  });
}
