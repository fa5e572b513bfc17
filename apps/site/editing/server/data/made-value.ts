import { type Datum, dataOf } from "../../writing/module-data.ts";

/** A module of facts. */
export interface FactFile {
  readonly file: string;
  readonly source: string;
}

/** A value of a module, by its number among the data of that. */
export interface FoundValue {
  readonly file: string;
  readonly node: number;
}

/** A time of day; in half of a day's hours it may be two of them. */
const time = /(\p{Nd}{1,2})[:.](\p{Nd}{2})(?!\p{Nd})/gu;
const number = /\p{Nd}+(?:[.,'’\u00a0\u202f٬]\p{Nd}{2,3})*/gu;

/** Digits of any script as those of code: each script has its ten in a row. */
const inCode = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });

/** The values that a text may be made of, as a module writes them. */
function valuesIn(text: string): ReadonlySet<string> {
  const said = inCode(text);
  const times = [...said.matchAll(time)].flatMap(([, hour = "", minute]) =>
    [Number(hour), (Number(hour) % 12) + 12].map(
      (each) => `${String(each).padStart(2, "0")}:${minute}`,
    ),
  );
  const numbers = said.replace(time, "").match(number) ?? [];
  return new Set([...times, ...numbers.map((each) => each.replace(/[^0-9]/g, ""))]);
}

/** What only sorts is shown nowhere. */
const isFormatted = ({ kind, name, value }: Datum) =>
  (kind === "number" && name !== "order") ||
  (kind === "string" && /^\d\d:\d\d$/.test(String(value)));

const segments = (path: string) => path.split(/[/.]/).filter(Boolean);

/**
 * Looks up what the machine formats, such as a price or opening hours, by what it says.
 * @param near the files and the page around it; of several modules the only one of their name counts
 * @returns `undefined` if it would be a guess
 */
export function madeValue(
  text: string,
  near: readonly string[],
  files: readonly FactFile[],
): FoundValue | undefined {
  const values = valuesIn(text);
  const found = files.flatMap(({ file, source }) => {
    const data = dataOf(source, file);
    const known = data.filter((each) => isFormatted(each) && values.has(String(each.value)));
    const beside = ({ parent }: Datum) => known.filter((each) => each.parent === parent).length;
    const most = Math.max(...known.map(beside));
    const first = known.find((each) => beside(each) === most);
    const count = new Set(known.map(({ value }) => value)).size;
    return first ? [{ file, node: first.index, count }] : [];
  });
  const most = Math.max(...found.map(({ count }) => count));
  const best = found.filter(({ count }) => count === most);
  if (best.length === 1) return best[0];
  const around = new Set(near.flatMap(segments));
  const close = best.filter(({ file }) => around.has(segments(file).at(-2) ?? ""));
  return close.length === 1 ? close[0] : undefined;
}
