/** The texts of a list, each on its line. */
export const linesOf = (typed: string): readonly string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The texts that a field says, if it is a list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

const between = " | ";

/** Rows of cells, each row on its line. */
export const rowsOf = (value: unknown): string =>
  (Array.isArray(value) ? value : []).map((row) => textsIn(row).join(between)).join("\n");

/**
 * The rows that lines say.
 * @param cells the kind of each cell
 * @param numbers the kinds that are numbers
 */
export const rowsIn = (
  typed: string,
  cells: readonly string[],
  numbers: readonly string[],
): readonly (readonly (string | number)[])[] =>
  linesOf(typed).map((line) =>
    line.split("|").map((each, index) => {
      const cell = each.trim();
      const isNumber = numbers.includes(cells[index] ?? "") && /^\d+(?:\.\d+)?$/.test(cell);
      return isNumber ? Number(cell) : cell;
    }),
  );
