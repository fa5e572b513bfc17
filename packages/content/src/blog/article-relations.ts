import type { ArticleMeta } from "./article-schema.ts";

type Comparable = Pick<ArticleMeta, "slug" | "category" | "tags">;

/** Every choice of tags, the largest first, each in one spelling. An article has at most five tags. */
function choices(tags: readonly string[]): string[][] {
  const sorted = [...new Set(tags)].sort();
  const all = Array.from({ length: 2 ** sorted.length }, (_, mask) =>
    sorted.filter((_tag, bit) => (mask >> bit) & 1),
  );
  return all.sort((a, b) => b.length - a.length);
}

const keyOf = (category: string, tags: readonly string[]) => JSON.stringify([category, ...tags]);
/** Stands for every category. */
const any = "";

/**
 * Finds the `count` articles closest to one: those of its category first, then those with the most tags
 * in common, then in the order of the list. The list is read once; each search then takes the same
 * short time, however long the list is.
 */
export function closestTo<Item extends Comparable>(
  list: readonly Item[],
  count: number,
): (slug: string) => Item[] {
  const places = new Map(list.map(({ slug }, place) => [slug, place]));
  // The first articles that have a category and all of some tags: no search needs more than these.
  const first = new Map<string, number[]>();
  const note = (key: string, place: number) => {
    const known = first.get(key);
    if (!known) first.set(key, [place]);
    else if (known.length <= 2 * count) known.push(place);
  };
  for (const [place, { category, tags }] of list.entries()) {
    for (const chosen of choices(tags)) {
      note(keyOf(category, chosen), place);
      note(keyOf(any, chosen), place);
    }
  }
  return (slug) => {
    const own = places.get(slug);
    const article = own === undefined ? undefined : list[own];
    if (!article) return [];
    const found = new Set<number>();
    const all = choices(article.tags);
    const bySize = article.tags.map((_tag, less) => article.tags.length - less);
    for (const category of [article.category, any]) {
      for (const size of [...bySize, 0]) {
        const nearby = all
          .filter((chosen) => chosen.length === size)
          .flatMap((chosen) => first.get(keyOf(category, chosen)) ?? [])
          .sort((a, b) => a - b);
        for (const place of nearby) if (place !== own && found.size < count) found.add(place);
      }
    }
    return [...found].flatMap((place) => list[place] ?? []);
  };
}
