/**
 * A key for each item of a list that has nothing but words: the words, numbered where they come
 * again, as the same words may be in a list twice.
 */
export function keysOf(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  return names.map((name) => {
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${before}\n${name}`;
  });
}
