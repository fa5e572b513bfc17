import type { Datum } from "../../writing/module-data.ts";
import { type PictureValue, pictureOf } from "../../writing/picture-edits.ts";
import type { TypeCheck } from "../type-check.ts";
import { saidBy, spelled } from "./way.ts";

/** How a value is changed. */
export type Control =
  | { readonly kind: "text" | "day" | "hour"; readonly value: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "switch"; readonly value: boolean }
  | { readonly kind: "choice"; readonly value: string; readonly options: readonly string[] }
  | { readonly kind: "number choice"; readonly value: number; readonly options: readonly number[] }
  | {
      readonly kind: "link";
      readonly value: string;
      readonly options: readonly string[];
      /** Whether it may also lead to another site, or to a mail program. */
      readonly isAnywhere: boolean;
    }
  | {
      readonly kind: "picture";
      readonly value: PictureValue;
      /** The keys of the stock photos that may stand here. */
      readonly photos: readonly string[];
    }
  /** A list or a record, which is opened. */
  | { readonly kind: "inside"; readonly said: string; readonly count?: number }
  /** What only its file can change. */
  | { readonly kind: "fixed"; readonly said: string };

/** A field of a record, or an entry of a list. */
export interface Field {
  /** Its number among the data of the file. */
  readonly node: number;
  /** What it is called; an entry of a list by what it says. */
  readonly label: string;
  /** What the types say about it. */
  readonly comment: string;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  readonly control: Control;
}

/** A file as it is, with TypeScript to ask about it. */
export interface Typed {
  readonly file: string;
  readonly source: string;
  readonly data: readonly Datum[];
  readonly types: Pick<TypeCheck, "about" | "fields" | "possible">;
}

const isAddress = /^(?:\/|#|https:|mailto:|tel:)/;

function stringControl(value: string, type: string, options: readonly string[]): Control {
  if (isAddress.test(value) && options.some((option) => option.startsWith("/"))) {
    return { kind: "link", value, options, isAnywhere: !/: Href$/.test(type) };
  }
  if (options.includes(value)) return { kind: "choice", value, options };
  if (/-\$\{number\}-|: Day\b/.test(type) || /^\d{4}-\d\d-\d\d$/.test(value)) {
    return { kind: "day", value };
  }
  if (/`\$\{number\}:\$\{number\}`/.test(type) || /^\d\d:\d\d$/.test(value)) {
    return { kind: "hour", value };
  }
  return { kind: "text", value };
}

function numberControl(value: number, type: string): Control {
  const union = /: (-?[\d.]+(?: \| -?[\d.]+)+)$/.exec(type)?.[1];
  if (union === undefined) return { kind: "number", value };
  return { kind: "number choice", value, options: union.split(" | ").map(Number) };
}

function controlOf(typed: Typed, datum: Datum, type: string, options: readonly string[]): Control {
  const { kind, value, children } = datum;
  if (typeof value === "string") return stringControl(value, type, options);
  if (typeof value === "number") return numberControl(value, type);
  if (typeof value === "boolean") return { kind: "switch", value };
  const said = saidBy(typed.data, typed.source, datum);
  if (kind === "template" || (kind === "code" && children.length === 0)) {
    return { kind: "fixed", said };
  }
  return { kind: "inside", said, ...(kind === "list" && { count: children.length }) };
}

/** Whether a datum is a picture, by its type or its content. */
function isPicture({ data }: Typed, datum: Datum, type: string): boolean {
  const value = pictureOf(data, datum);
  return value !== undefined && (!("photo" in value) || /: (?:Own)?Picture\b/.test(type));
}

/** The field of a picture, with the stock photos that its type allows. */
async function pictureControl(typed: Typed, datum: Datum): Promise<Control> {
  const { types, file, source, data } = typed;
  const { start, end } = datum;
  const tried = `${source.slice(0, start)}""${source.slice(end)}`;
  const photos = await types.possible(file, tried, start + 1);
  return { kind: "picture", value: pictureOf(data, datum) as PictureValue, photos };
}

/** Longer strings are texts, for which no type has a list. */
const longestChoice = 60;

/** The values that the type of a string allows, if it has a list of them. */
const optionsOf = async ({ types, file, source }: Typed, { kind, value, start }: Datum) =>
  kind === "string" && String(value).length <= longestChoice
    ? types.possible(file, source, start + 1)
    : [];

async function fieldOf(typed: Typed, datum: Datum): Promise<Field> {
  const { types, file, source, data } = typed;
  const { index, name, nameAt } = datum;
  const { type, comment } =
    nameAt === undefined ? { type: "", comment: "" } : await types.about(file, source, nameAt);
  const label = name === undefined ? saidBy(data, source, datum) : spelled(name);
  const control = isPicture(typed, datum, type)
    ? await pictureControl(typed, datum)
    : controlOf(typed, datum, type, await optionsOf(typed, datum));
  return { node: index, label, comment, isOptional: /^[\w.<>[\]]+\?:/.test(type), control };
}

const childrenOf = ({ data }: Typed, { children }: Datum) =>
  children.flatMap((each) => data[each] ?? []);

/** The fields of a record, or the entries of a list, each with what changes it. */
export async function fieldsOf(typed: Typed, container: Datum): Promise<readonly Field[]> {
  const children = childrenOf(typed, container);
  if (container.kind !== "list") {
    const fields: Field[] = [];
    // One after the other: each question is about the file as it was said last.
    for (const child of children) fields.push(await fieldOf(typed, child));
    return fields;
  }
  // The entries of a list are of one type.
  const [first] = children;
  const options = first ? await optionsOf(typed, first) : [];
  const fields: Field[] = [];
  for (const child of children) {
    const control = isPicture(typed, child, "")
      ? await pictureControl(typed, child)
      : controlOf(typed, child, "", options);
    const label = saidBy(typed.data, typed.source, child);
    fields.push({ node: child.index, label, comment: "", isOptional: false, control });
  }
  return fields;
}

/** The names of the fields that a record does not have and may have. */
export async function missingFields(
  { types, file, source, data }: Typed,
  record: Datum,
): Promise<readonly string[]> {
  if (record.kind !== "record") return [];
  const known = record.children.map((each) => data[each]?.name);
  const fields = await types.fields(file, source, record.start + 1);
  return fields
    .map(({ name }) => name)
    .filter((name) => !known.includes(name) && /^\w+$/.test(name));
}
