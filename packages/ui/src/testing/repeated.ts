/**
 * As many items as wanted, made from these in turn. Each has its number in the field that must be
 * unique.
 */
export const repeated = <Item extends object, Name extends keyof Item>(
  items: readonly [Item, ...Item[]],
  count: number,
  name: Name,
): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] ?? items[0];
    return { ...item, [name]: `${item[name]} ${index + 1}` };
  });
