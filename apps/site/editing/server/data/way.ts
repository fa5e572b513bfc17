import { isName } from "../../places/literals.ts";
import { type Datum, hasEntries, stepsTo } from "../../writing/module-data.ts";
import { pictureOf } from "../../writing/picture-edits.ts";

/** A place on the way to an entry. */
export interface Step {
  /** Its number among the data of the file. */
  readonly node: number;
  readonly label: string;
}

const shortest = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
};

/** The name of a field in words, such as “Left out” of `leftOut`. */
export function spelled(name: string): string {
  const words = name
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isText = ({ kind, value }: Datum) =>
  kind === "template" ||
  (kind === "string" && !isName(String(value)) && /\p{L}/u.test(String(value)));

/** The first datum of a kind with content within another one. */
function firstIn(
  data: readonly Datum[],
  datum: Datum,
  is: (datum: Datum) => boolean,
): Datum | undefined {
  const inside = datum.children.flatMap((each) => data[each] ?? []);
  const direct = inside.find(is);
  if (direct) return direct;
  for (const each of inside) {
    const found = firstIn(data, each, is);
    if (found) return found;
  }
  return undefined;
}

/** What a value says, or the first text in it: what people know it by. */
export function saidBy(data: readonly Datum[], source: string, datum: Datum): string {
  const { kind, value, start, end } = datum;
  if (kind === "template") {
    return shortest(source.slice(start + 1, end - 1).replace(/\$\{.*?\}/g, "…"));
  }
  if (value !== undefined) return shortest(String(value));
  const said =
    firstIn(data, datum, isText) ?? firstIn(data, datum, (each) => each.value !== undefined);
  return said ? saidBy(data, source, said) : shortest(source.slice(start, end));
}

function labelOf(data: readonly Datum[], source: string, step: Datum): string {
  if (step.name) return spelled(step.name);
  const around = data[step.parent ?? -1];
  // What a function is given is called by what the function makes.
  if (around?.kind === "code" && around.children.length === 1) return labelOf(data, source, around);
  return `${step.position + 1}: ${saidBy(data, source, step)}`;
}

/** The way to a datum, outermost first, without the code around it. */
export const wayTo = (data: readonly Datum[], source: string, datum: Datum): readonly Step[] =>
  stepsTo(data, datum)
    .filter(({ kind, index }) => kind !== "code" || index === datum.index)
    .map((step) => ({ node: step.index, label: labelOf(data, source, step) }));

/** The list, or the record of entries, that a datum is an entry of. */
export function listOf(data: readonly Datum[], { parent }: Datum): Datum | undefined {
  const around = parent === undefined ? undefined : data[parent];
  return around && hasEntries(data, around) ? around : undefined;
}

/** Whether a record is a picture, which is shown together with its parent. */
const isPicture = (data: readonly Datum[], datum: Datum) => {
  const picture = datum.kind === "record" ? pictureOf(data, datum) : undefined;
  return picture !== undefined && datum.parent !== undefined;
};

/**
 * What is shown for a datum: the list or record that it is or that it is in. Code in which there is
 * only one is that one.
 */
export function shownFor(data: readonly Datum[], datum: Datum): Datum {
  if (datum.kind === "list" || (datum.kind === "record" && !isPicture(data, datum))) return datum;
  const [only, ...others] = datum.children.flatMap((each) => data[each] ?? []);
  if (datum.kind === "code" && only && others.length === 0) return shownFor(data, only);
  if (datum.kind === "code" && only) return datum;
  const parent = datum.parent === undefined ? undefined : data[datum.parent];
  return parent ? shownFor(data, parent) : datum;
}
