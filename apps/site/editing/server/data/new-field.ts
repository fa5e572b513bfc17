import { changeEntries } from "../../writing/list-entries.ts";
import { dataOf } from "../../writing/module-data.ts";
import { waitingText } from "../../writing/new-entry.ts";
import type { Typed } from "./fields.ts";

/** What a field of a type may say at first, the likeliest first. */
function valuesFor(type: string, options: readonly string[], text: string): readonly string[] {
  const today = new Date().toISOString().slice(0, 10);
  const [, of = ""] = /\??: ([\s\S]*)$/.exec(type) ?? [];
  const likely = options[0] === undefined ? [] : [JSON.stringify(options[0])];
  if (/-\$\{number\}-|\bDay\b/.test(of)) return [`"${today}"`];
  if (/\$\{number\}:\$\{number\}/.test(of)) return ['"09:00"'];
  const known: Readonly<Record<string, readonly string[]>> = {
    string: [`"${text}"`],
    number: ["1"],
    true: ["true"],
    boolean: ["true"],
  };
  const [number] = /^-?[\d.]+/.exec(of) ?? [];
  const records = [
    `{ label: "${text}", href: ${likely[0] ?? '"/contact"'} }`,
    `{ drawing: "${text}" }`,
    `{ title: "${text}", text: "${text}" }`,
  ];
  return (
    known[of] ?? [
      ...likely,
      ...(number === undefined ? [] : [number]),
      "true",
      "1",
      `"${text}"`,
      `["${text}"]`,
      ...records,
      "[]",
    ]
  );
}

/**
 * The code of a field that a record does not have yet.
 * @param record its number among the data of the file
 */
export async function newFields(
  { file, source, types }: Pick<Typed, "file" | "source" | "types">,
  record: number,
  name: string,
): Promise<readonly string[]> {
  const data = dataOf(source, file);
  const datum = data[record];
  if (datum?.kind !== "record") return [];
  const entries = datum.children.flatMap((each) => data[each]?.entry ?? []);
  const at = entries.length;
  const tried = changeEntries(source, datum, entries, { do: "insert", at, code: `${name}: ""` });
  const found = dataOf(tried, file)[record]?.children.at(-1);
  const field = dataOf(tried, file)[found ?? -1];
  if (field?.nameAt === undefined) return [];
  const { type } = await types.about(file, tried, field.nameAt);
  const options = await types.possible(file, tried, field.start + 1);
  const text = waitingText(source, name);
  return valuesFor(type, options, text).map((value) => `${name}: ${value}`);
}
