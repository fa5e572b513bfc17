import { isCollection, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from "yaml";
import { Refused } from "./refused.ts";

/** The names and numbers that lead to a value, such as `figures`, `0`, `label`. */
export type FieldPath = readonly (string | number)[];

/** A file in its two parts. `start + yaml + end + body` is the file. */
export interface EntryParts {
  /** The line above the fields. */
  readonly start: string;
  /** The fields, with the line break of the last one. */
  readonly yaml: string;
  /** The line below the fields. */
  readonly end: string;
  readonly body: string;
}

/** @throws {Refused} if the file has no fields at its top */
export function partsOfEntry(source: string): EntryParts {
  const [, start, yaml = "", end, body = ""] =
    /^(---\r?\n)((?:(?!---\r?\n)[^\n]*\n)*)(---\r?\n)([\s\S]*)$/.exec(source) ?? [];
  if (start === undefined || end === undefined) {
    throw new Refused("The file has no fields between two lines of --- at its top.");
  }
  return { start, yaml, end, body };
}

export const joinedEntry = ({ start, yaml, end, body }: EntryParts): string =>
  start + yaml + end + body;

/** What fields say; nothing if they cannot be read. */
export function valuesIn(yaml: string): Readonly<Record<string, unknown>> | undefined {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return undefined;
  const values: unknown = document.toJS() ?? {};
  return typeof values === "object" && !Array.isArray(values)
    ? (values as Record<string, unknown>)
    : undefined;
}

/** How a value is written on one line: as plain as it can be. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).map(([name, each]) => `${name}: ${flow(each)}`);
    return `{ ${pairs.join(", ")} }`;
  }
  if (typeof value !== "string") return String(value);
  const isPlain = parseDocument(`[${value}]`).toString() === `[ ${value} ]\n`;
  const says: unknown = isPlain ? parseDocument(`[${value}]`).getIn([0]) : undefined;
  return says === value ? value : JSON.stringify(value);
}

/** A value as text, whatever the order of its names. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

const same = (first: unknown, second: unknown) => sorted(first) === sorted(second);

/** The same values but one; `undefined` takes it away. */
function replaced(values: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(values)) {
    const items = [...values];
    const item = replaced(items[Number(name)], rest, value);
    if (item === undefined) items.splice(Number(name), 1);
    else items[Number(name)] = item;
    return items;
  }
  const fields: Record<string, unknown> = { ...(values as object) };
  const field = replaced(fields[name], rest, value);
  if (field === undefined) delete fields[name];
  else fields[name] = field;
  return fields;
}

/** A replacement in a text. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Where the line after a place begins. */
function nextLine(yaml: string, at: number): number {
  if (yaml[at - 1] === "\n") return at;
  const end = yaml.indexOf("\n", at);
  return end < 0 ? yaml.length : end + 1;
}

const lineStart = (yaml: string, at: number) => yaml.lastIndexOf("\n", at - 1) + 1;

const rangeOf = (node: unknown): readonly [from: number, to: number] => {
  if (!isNode(node) || !node.range) throw new Refused("This field has to be written in its file.");
  return [node.range[0], node.range[1]];
};

/** Where an item of a list or map is: from its key, if it has one. */
function itemRange(item: unknown): readonly [from: number, to: number] {
  if (typeof item !== "object" || item === null || !("key" in item)) return rangeOf(item);
  const { key, value } = item as { readonly key: unknown; readonly value?: unknown };
  const [from, end] = rangeOf(key);
  return [from, isNode(value) ? Math.max(end, rangeOf(value)[1]) : end];
}

/** The ways to write another value in the place of one, the best first. */
function changes(yaml: string, node: unknown, value: unknown): readonly Edit[] {
  const [from, to] = rangeOf(node);
  const code = yaml.slice(from, to);
  // What is written over several lines ends with a line break, which stays.
  const end = /[\r\n]+$/.exec(code)?.[0].length ?? 0;
  const edit = (text: string): Edit => ({ from, to: to - end, text });
  if (isScalar(node) && typeof value === "string") {
    const single = `'${value.replaceAll("'", "''")}'`;
    // The quotes of an empty text were not chosen by anybody.
    const [quote] = /^(?:""|'')$/.test(code) ? "" : code;
    const kept = quote === '"' ? [] : quote === "'" ? [single] : [value];
    return [...kept, JSON.stringify(value)].map(edit);
  }
  return [edit(flow(value))];
}

/** A part of a text. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines of an item of a list: that of its dash, and those that are further in. The comments
 * above it are its own as well.
 */
function linesOfItem(yaml: string, item: unknown): Place & { readonly comment: number } {
  const from = lineStart(yaml, itemRange(item)[0]);
  const indent = /^ */.exec(yaml.slice(from))?.[0] ?? "";
  let to = nextLine(yaml, from + 1);
  for (let line = to; line < yaml.length; ) {
    const end = nextLine(yaml, line + 1);
    const text = yaml.slice(line, end);
    const isBlank = text.trim() === "";
    if (!isBlank && !text.startsWith(`${indent} `)) break;
    line = end;
    if (!isBlank) to = end;
  }
  let comment = from;
  while (comment > 0) {
    const above = lineStart(yaml, comment - 1);
    if (!yaml.startsWith(`${indent}#`, above)) break;
    comment = above;
  }
  return { comment, from, to };
}

/** Takes an item out of a list or map, with its lines or its comma. */
function removal(yaml: string, parent: unknown, index: number): Edit {
  const { items, flow } = parent as { readonly items: readonly unknown[]; readonly flow?: boolean };
  const [from, to] = itemRange(items[index]);
  if (!flow && isSeq(parent)) {
    const lines = linesOfItem(yaml, items[index]);
    return { from: lines.comment, to: lines.to, text: "" };
  }
  if (!flow) return { from: lineStart(yaml, from), to: nextLine(yaml, to), text: "" };
  const next = items[index + 1];
  if (next) return { from, to: itemRange(next)[0], text: "" };
  const before = items[index - 1];
  return { from: before ? itemRange(before)[1] : from, to, text: "" };
}

/** Puts an item after another one of a list or map, as the other one is written. */
function addition(
  yaml: string,
  items: readonly unknown[],
  after: number,
  isFlow: boolean,
  write: (isFlow: boolean) => string,
): Edit {
  const [from, to] = itemRange(items[after]);
  if (isFlow) return { from: to, to, text: `, ${write(true)}` };
  const start = lineStart(yaml, from);
  // With the dash of a list, which is before its item.
  const indent = yaml.slice(start, from);
  const line = nextLine(yaml, to);
  const lineBreak = yaml.includes("\r\n") ? "\r\n" : "\n";
  const text = `${indent}${write(false).replaceAll("\n", `${lineBreak}${" ".repeat(indent.length)}`)}${lineBreak}`;
  return { from: line, to: line, text: yaml[line - 1] === "\n" ? text : lineBreak + text };
}

/** Where a field goes among those that are there, by the order of all: after which of them. */
function fieldBefore({ items }: YAMLMap, name: string, order: readonly string[]): number {
  const names = items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
  const before = order.slice(0, Math.max(order.indexOf(name), 0));
  const last = names.findLastIndex((each) => before.includes(each));
  if (last >= 0) return last;
  return order.includes(name) ? -1 : names.length - 1;
}

/** A block map as an item of a list. */
const lines = (value: unknown): string =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .map(([name, each]) => `${name}: ${flow(each)}`)
        .join("\n")
    : flow(value);

/**
 * Fields of which one says something else: all others stay byte for byte, and so do order and
 * comments. `undefined` takes the field or item away; a number after the last adds an item.
 * @param order the names of all fields, for one that is not there yet
 * @throws {Refused} if it cannot be written so
 */
export function withField(
  yaml: string,
  path: FieldPath,
  value: unknown,
  order: readonly string[] = [],
): string {
  const document = parseDocument(yaml);
  const before = valuesIn(yaml);
  if (!before) throw new Refused("The fields cannot be read. Open the file to fix them.");
  const wanted = replaced(before, path, value);
  const [name = "", parentPath] = [path.at(-1), path.slice(0, -1)];
  const parent = parentPath.length > 0 ? document.getIn(parentPath, true) : document.contents;
  const node = document.getIn(path, true);
  const apply = ({ from, to, text }: Edit) => yaml.slice(0, from) + text + yaml.slice(to);
  const first = (edits: readonly Edit[]) => {
    const found = edits.map(apply).find((text) => same(valuesIn(text), wanted));
    if (found === undefined) throw new Refused("This field has to be written in its file.");
    return found;
  };
  if (value !== undefined && isNode(node)) return first(changes(yaml, node, value));
  if (!isCollection(parent)) {
    // The list or the group that it is in is not there yet.
    if (value === undefined) return yaml;
    if (parentPath.length === 0) return `${String(name)}: ${flow(value)}\n${yaml}`;
    const whole = typeof name === "number" ? [value] : { [name]: value };
    return withField(yaml, parentPath, whole, order);
  }
  const items: readonly unknown[] = parent.items;
  const isFlow = parent.flow === true;
  if (value === undefined) {
    const index = isSeq(parent)
      ? Number(name)
      : items.findIndex((item) => String(Object(item).key?.value) === name);
    if (index < 0 || index >= items.length) return yaml;
    // What has nothing left is left out.
    if (items.length === 1 && parentPath.length > 0) return withField(yaml, parentPath, undefined);
    return first([removal(yaml, parent, index)]);
  }
  const write = (inFlow: boolean) => {
    if (isMap(parent)) return `${name}: ${flow(value)}`;
    const isInLines = isMap(items.at(-1)) && Object(items.at(-1)).flow !== true;
    return !inFlow && isInLines ? lines(value) : flow(value);
  };
  if (items.length === 0) {
    const whole = typeof name === "number" ? [value] : { [name]: value };
    const [from, to] = rangeOf(parent);
    return first([{ from, to, text: flow(whole) }]);
  }
  const after = isMap(parent) ? fieldBefore(parent, String(name), order) : items.length - 1;
  if (after < 0) {
    const [from] = itemRange(items[0]);
    if (isFlow) return first([{ from, to: from, text: `${write(true)}, ` }]);
    const indent = yaml.slice(lineStart(yaml, from), from);
    return first([{ from, to: from, text: `${write(false)}\n${indent}` }]);
  }
  return first([addition(yaml, items, after, isFlow, write)]);
}

/** What is done with an entry of a list. */
export type EntryAction = "up" | "down" | "copy" | "delete";

/** A list with one of its entries elsewhere, or twice. */
function rearranged(
  items: readonly unknown[],
  index: number,
  action: Exclude<EntryAction, "delete">,
): readonly unknown[] {
  if (action === "copy") return items.toSpliced(index + 1, 0, items[index]);
  const to = action === "up" ? index - 1 : index + 1;
  return items.toSpliced(index, 1).toSpliced(to, 0, items[index]);
}

/** Swaps two parts of a text; what is between them stays. */
const swap = (yaml: string, one: Place, other: Place): Edit => ({
  from: one.from,
  to: other.to,
  text:
    yaml.slice(other.from, other.to) +
    yaml.slice(one.to, other.from) +
    yaml.slice(one.from, one.to),
});

/**
 * Fields in which an entry of a list has moved, with the comments that are its own, or is there once
 * more after itself, or no longer: all else stays byte for byte.
 * @throws {Refused} if it cannot be written so
 */
export function withEntry(yaml: string, path: FieldPath, action: EntryAction): string {
  if (action === "delete") return withField(yaml, path, undefined);
  const listPath = path.slice(0, -1);
  const index = Number(path.at(-1));
  const before = valuesIn(yaml);
  const list = parseDocument(yaml).getIn(listPath, true);
  const values = listPath.reduce<unknown>((all, name) => Object(all)[name], before);
  const refuse = (): never => {
    throw new Refused("This list has to be changed in its file.");
  };
  if (!isSeq(list) || !Array.isArray(values) || !before) return refuse();
  const wanted = replaced(before, listPath, rearranged(values, index, action));
  const items: readonly unknown[] = list.items;
  const text = (item: unknown): Place => {
    const [from, to] = itemRange(item);
    return { from, to };
  };
  const lines = (item: unknown): Place => {
    const { comment, to } = linesOfItem(yaml, item);
    return { from: comment, to };
  };
  const edits = (): readonly Edit[] => {
    if (action === "copy") {
      if (list.flow) {
        const { from, to } = text(items[index]);
        return [{ from: to, to, text: `, ${yaml.slice(from, to)}` }];
      }
      const { from, to } = linesOfItem(yaml, items[index]);
      return [{ from: to, to, text: yaml.slice(from, to) }];
    }
    const [one, other] = action === "up" ? [index - 1, index] : [index, index + 1];
    const [first, second] = [items[one], items[other]];
    if (first === undefined || second === undefined) return refuse();
    const inText = swap(yaml, text(first), text(second));
    return list.flow ? [inText] : [swap(yaml, lines(first), lines(second)), inText];
  };
  const found = edits()
    .map(({ from, to, text: code }) => yaml.slice(0, from) + code + yaml.slice(to))
    .find((each) => same(valuesIn(each), wanted));
  return found ?? refuse();
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Fields of which one says something else, of any shape: what is the same in it stays as it is
 * written, as {@link withField} does.
 */
export function withValue(
  yaml: string,
  path: FieldPath,
  value: unknown,
  order: readonly string[] = [],
): string {
  const old = path.reduce<unknown>((values, name) => Object(values)[name], valuesIn(yaml));
  if (same(old, value)) return yaml;
  const set = (text: string, name: string | number, each: unknown) =>
    withValue(text, [...path, name], each, order);
  if (isGroup(old) && isGroup(value)) {
    const names = [...new Set([...Object.keys(old), ...Object.keys(value)])];
    return names.reduce((text, name) => set(text, name, value[name]), yaml);
  }
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0) {
    const extra = old.slice(value.length).map((_, index) => value.length + index);
    // The last first, so that the numbers of the others stay.
    const fewer = extra.toReversed().reduce((text, index) => set(text, index, undefined), yaml);
    return value.reduce<string>((text, each, index) => set(text, index, each), fewer);
  }
  const isEmpty = Array.isArray(value) && value.length === 0;
  return withField(yaml, path, isEmpty ? undefined : value, order);
}
