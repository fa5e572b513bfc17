import { whenIdle } from "../browser/when-idle.ts";
import { googleTag } from "./google.ts";
import { measureWith } from "./measure.ts";
import { plausibleTag } from "./plausible.ts";
import { returnFocus } from "./reload-after-answer.ts";
import type { Tag } from "./tag.ts";
import type { TagConfig } from "./tag-config.ts";
import { umamiTag } from "./umami.ts";

/** The adapter of the configured tag. The build knows the kind and leaves the others out. */
function adapterOf(config: TagConfig): Tag {
  if (__TAG_KIND__ === "plausible" && config.kind === "plausible") return plausibleTag(config);
  if (__TAG_KIND__ === "umami" && config.kind === "umami") return umamiTag(config);
  if (__TAG_KIND__ === "google" && config.kind === "google") return googleTag(config);
  throw new Error(`There is no adapter for ${config.kind}.`);
}

/** How long the tag waits for an idle moment, in ms. */
const patience = 2_000;

/**
 * Hears events from now on.
 * @returns loads the tag in an idle moment after the next paint; `undefined` without a tag
 */
export function startMeasuring(): (() => void) | undefined {
  if (!__TAG__) return undefined;
  const load = measureWith(adapterOf(__TAG__));
  returnFocus();
  return () => requestAnimationFrame(() => whenIdle(load, patience));
}
