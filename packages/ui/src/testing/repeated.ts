/**
 * The given number of items, cycling through these. The field that must be unique contains each
 * item's number.
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
