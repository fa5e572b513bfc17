import { changeEntries } from "../../writing/list-entries.ts";
import { dataOf } from "../../writing/module-data.ts";
import { waitingText } from "../../writing/new-entry.ts";
import type { Typed } from "./fields.ts";

type Asked = Pick<Typed, "file" | "types">;

/** The code of a value whose type says all about it. */
function plainValue(type: string, text: string): string | undefined {
  const [, of = ""] = /\??: ([\s\S]*)$/.exec(type) ?? [];
  if (/-\$\{number\}-|\bDay\b/.test(of)) return `"${new Date().toISOString().slice(0, 10)}"`;
  if (/\$\{number\}:\$\{number\}/.test(of)) return '"09:00"';
  if (of === "string") return `"${text}"`;
  if (of === "number") return "1";
  if (of === "true" || of === "boolean") return "true";
  return /^-?\d[\d.]*(?= \||$)/.exec(of)?.[0];
}

/** A source in which `""` stands for unknown values. */
interface Gap {
  readonly source: string;
  /** Its position. */
  readonly at: number;
  /** What the texts in it are called. */
  readonly name: string;
}

/** Other code in a gap, with the gap in it, if it has one. */
function filled({ source, at, name }: Gap, code: string, gap = name): Gap {
  const inside = code.indexOf('""');
  return {
    source: source.slice(0, at) + code + source.slice(at + 2),
    at: at + Math.max(inside, 0),
    name: gap,
  };
}

/** The code of a record with the fields that its type requires. */
async function recordFor(asked: Asked, gap: Gap, depth: number): Promise<string | undefined> {
  const { file, types } = asked;
  const fields = await types.fields(file, filled(gap, "{}").source, gap.at + 1);
  const isRecord = fields.length > 0 && !fields.some(({ name }) => name === "length");
  if (!isRecord) return undefined;
  const written: string[] = [];
  for (const { name } of fields.filter(({ isOptional }) => !isOptional)) {
    const before = written.map((each) => `${each}, `).join("");
    const inside = filled(gap, `{ ${before}${name}: "" }`, name);
    const { type } = await types.about(file, inside.source, gap.at + 2 + before.length);
    const [value] = await valuesFor(asked, inside, type, depth + 1);
    if (value === undefined) return undefined;
    written.push(`${name}: ${value}`);
  }
  return `{ ${written.join(", ")} }`;
}

/** What may stand in a gap, the likeliest first. */
async function valuesFor(
  asked: Asked,
  gap: Gap,
  type: string,
  depth = 0,
): Promise<readonly string[]> {
  const text = waitingText(gap.source, gap.name);
  const plain = plainValue(type, text);
  if (plain !== undefined) return [plain];
  if (depth > 4) return [];
  const options = await asked.types.possible(asked.file, gap.source, gap.at + 1);
  const likely = options.slice(0, 1).map((option) => JSON.stringify(option));
  const isList = /\[\]$|: (?:readonly )?(?:Some<|\[)/.test(type);
  const record = isList ? undefined : await recordFor(asked, gap, depth);
  const simple = record === undefined ? [`"${text}"`, "true", "1"] : [record];
  if (!isList && depth > 0) return [...likely, ...simple];
  const [entry] = await valuesFor(asked, filled(gap, '[""]'), "", depth + 1);
  const lists = entry === undefined ? ["[]"] : ["[]", `[${entry}]`];
  return isList ? lists.toReversed() : [...likely, ...simple, ...lists];
}

/**
 * The code of a field that a record does not have yet.
 * @param record its number among the data of the file
 */
export async function newFields(
  asked: Asked,
  source: string,
  record: number,
  name: string,
): Promise<readonly string[]> {
  const data = dataOf(source, asked.file);
  const datum = data[record];
  if (datum?.kind !== "record") return [];
  const entries = datum.children.flatMap((each) => data[each]?.entry ?? []);
  const change = { do: "insert", at: entries.length, code: `${name}: ""` } as const;
  const tried = changeEntries(source, datum, entries, change);
  const now = dataOf(tried, asked.file);
  const field = now[now[record]?.children.at(-1) ?? -1];
  if (field?.nameAt === undefined) return [];
  const { type } = await asked.types.about(asked.file, tried, field.nameAt);
  const values = await valuesFor(asked, { source: tried, at: field.start, name }, type);
  return values.map((value) => `${name}: ${value}`);
}

/**
 * The code of the first entry of an empty list.
 * @param list its number among the data of the file
 */
export async function firstEntries(
  asked: Asked,
  source: string,
  list: number,
): Promise<readonly string[]> {
  const datum = dataOf(source, asked.file)[list];
  if (datum?.kind !== "list" || datum.children.length > 0) return [];
  const tried = changeEntries(source, datum, [], { do: "insert", at: 0, code: '""' });
  const entry = dataOf(tried, asked.file)[list + 1];
  if (!entry) return [];
  return valuesFor(asked, { source: tried, at: entry.start, name: datum.name ?? "text" }, "");
}
