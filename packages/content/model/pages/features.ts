import { leftOut } from "@site/facts/features";
import { absent } from "@site/lists/words/absent";

const missing: readonly string[] = [...leftOut, ...absent];

/** Whether the site has a page or feature, in this language. */
export function hasFeature(feature: string): boolean {
  return !missing.includes(feature);
}
