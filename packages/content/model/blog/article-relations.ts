import type { ArticleMeta } from "./article-schema.ts";

type Comparable = Pick<ArticleMeta, "slug" | "category" | "tags">;

/** Every subset of the tags, the largest first, each sorted. An article has at most five tags. */
function subsets(tags: readonly string[]): string[][] {
  const sorted = [...new Set(tags)].sort();
  const all = Array.from({ length: 2 ** sorted.length }, (_, mask) =>
    sorted.filter((_tag, bit) => (mask >> bit) & 1),
  );
  return all.sort((a, b) => b.length - a.length);
}

const keyOf = (category: string, tags: readonly string[]) => JSON.stringify([category, ...tags]);
/** The key of all categories together. */
const anyCategory = "";

/**
 * Finds the `count` articles that are most closely related to one: first those of its category,
 * then those with the most tags in common, then in the order of the list. Reads the list once and
 * builds an index, so that each search takes the same short time for any length of the list.
 */
export function relatedFinder<Item extends Comparable>(
  list: readonly Item[],
  count: number,
): (slug: string) => Item[] {
  const places = new Map(list.map(({ slug }, place) => [slug, place]));
  // For each category and set of tags, the first articles that have them. No search needs more.
  const index = new Map<string, number[]>();
  const add = (key: string, place: number) => {
    const known = index.get(key);
    if (!known) index.set(key, [place]);
    else if (known.length <= 2 * count) known.push(place);
  };
  for (const [place, { category, tags }] of list.entries()) {
    for (const chosen of subsets(tags)) {
      add(keyOf(category, chosen), place);
      add(keyOf(anyCategory, chosen), place);
    }
  }
  return (slug) => {
    const own = places.get(slug);
    const article = own === undefined ? undefined : list[own];
    if (!article) return [];
    const found = new Set<number>();
    const all = subsets(article.tags);
    const bySize = article.tags.map((_tag, less) => article.tags.length - less);
    for (const category of [article.category, anyCategory]) {
      for (const size of [...bySize, 0]) {
        const nearby = all
          .filter((chosen) => chosen.length === size)
          .flatMap((chosen) => index.get(keyOf(category, chosen)) ?? [])
          .sort((a, b) => a - b);
        for (const place of nearby) if (place !== own && found.size < count) found.add(place);
      }
    }
    return [...found].flatMap((place) => list[place] ?? []);
  };
}
