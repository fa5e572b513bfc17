/**
 * Does `work` for every item, several at a time: as many as keep the processors busy, and no more than
 * fit into memory.
 * @throws what the first piece of work that fails throws
 */
export async function inTurns<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
