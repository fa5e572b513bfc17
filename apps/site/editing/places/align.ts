/**
 * Aligns two almost equal lists, like a diff: for each entry of the first, the index of its partner
 * in the second. Common ends are matched first, then the longest common part of the rest.
 */
export function aligned(
  first: readonly string[],
  second: readonly string[],
): (number | undefined)[] {
  const partners: (number | undefined)[] = first.map(() => undefined);
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) {
    partners[start] = start;
    start += 1;
  }
  let [end, other] = [first.length, second.length];
  while (end > start && other > start && first[end - 1] === second[other - 1]) {
    end -= 1;
    other -= 1;
    partners[end] = other;
  }
  const rows = end - start;
  const columns = other - start;
  // lengths[row][column]: the longest common part of what begins there.
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const isSame = first[start + row] === second[start + column];
      const length = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      const values = lengths[row];
      if (values) values[column] = length;
    }
  }
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (first[start + row] === second[start + column]) {
      partners[start + row] = start + column;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return partners;
}
