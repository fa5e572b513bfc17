import { leftOut } from "@site/facts/features";
import { absent } from "@site/lists/words/absent";
import { confirmsNewsletter } from "../law/newsletter.ts";

// Nobody may be put on a list by somebody else.
const unconfirmed = confirmsNewsletter ? [] : ["newsletter"];
const missing: readonly string[] = [...leftOut, ...absent, ...unconfirmed];

/**
 * Whether the site has a page or feature in this language. It has the newsletter form if its own
 * mailbox confirms addresses.
 */
export function hasFeature(feature: string): boolean {
  return !missing.includes(feature);
}
