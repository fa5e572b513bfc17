import type { BuiltPage } from "./built-site.ts";

/**
 * The facts about a page that matter to other pages. Kept small, because a site may have tens of
 * thousands.
 */
export type PageFacts = Readonly<ReturnType<typeof factsOf>>;

export function factsOf({ path, url, match, meta, model }: BuiltPage) {
  return {
    path,
    url,
    id: match.id,
    indexable: meta.indexable,
    /** The day on which its content last changed. */
    updated: meta.updated,
    heading: model.headings.find(({ level }) => level === 1)?.text,
  };
}
