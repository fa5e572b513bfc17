import type { Address, Addresses } from "../../places/addresses.ts";
import { changeEntries, type EntryChange } from "../../writing/list-entries.ts";
import { type Datum, dataOf, datumAround, datumAt, stepsTo } from "../../writing/module-data.ts";
import { copiesOf, newEntries } from "../../writing/new-entry.ts";
import { writeValue } from "../../writing/values.ts";
import { Answer, type Editor } from "../editor.ts";
import type { Store } from "../store.ts";
import type { TypeCheck } from "../type-check.ts";
import { type Field, fieldsOf, missingFields } from "./fields.ts";
import { newFields } from "./new-field.ts";
import { Past } from "./past.ts";
import { listOf, type Step, shownFor, wayTo } from "./way.ts";

/** What the panel shows: a list with its entries, or a record with its fields. */
export interface EntryView {
  /** A text of the file, which names it. */
  readonly id: number;
  /** The state of the file, which is sent along with a change. */
  readonly version: string;
  /** The number of what is shown among the data of the file. */
  readonly node: number;
  readonly isList: boolean;
  /** The way to it, outermost first; it is the last one. */
  readonly way: readonly Step[];
  /** The list that it is an entry of, and its place there. */
  readonly entry?: { readonly list: string; readonly position: number; readonly count: number };
  readonly fields: readonly Field[];
  /** The names of the fields that it may yet have. */
  readonly missing: readonly string[];
  /** The field or entry that was asked for. */
  readonly chosen?: number;
  /** What the pages are called that its links may lead to, by their paths. */
  readonly titles: Readonly<Record<string, string>>;
  readonly canUndo: boolean;
}

/** What is done with a part of a file. */
export type EntryAction =
  | { readonly do: "up" | "down" | "copy" | "add" | "delete" }
  | { readonly do: "set"; readonly value: string | number | boolean }
  /** Gives a record a field that it does not have. */
  | { readonly do: "give"; readonly name: string };

const refuse = (reason: string): never => {
  throw new Answer(422, reason);
};

const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function actionIn(value: unknown): EntryAction {
  const { do: done, value: said, name } = object(value);
  if (
    done === "set" &&
    (typeof said === "string" || typeof said === "number" || typeof said === "boolean")
  ) {
    if (String(said).length < 20_000) return { do: done, value: said };
  }
  if (done === "give" && typeof name === "string" && /^\w{1,60}$/.test(name)) {
    return { do: done, name };
  }
  if (done === "up" || done === "down" || done === "copy" || done === "add" || done === "delete") {
    return { do: done };
  }
  throw new Answer(400, "There is no such change.");
}

/** What a file may say after a change, and which places lead to what is then shown. */
interface Edit {
  readonly written: readonly string[];
  readonly places: readonly number[];
}

const placesOf = (data: readonly Datum[], datum: Datum) =>
  stepsTo(data, datum).map(({ position }) => position);

function changed(source: string, data: readonly Datum[], container: Datum, change: EntryChange) {
  const entries = container.children.flatMap((each) => data[each]?.entry ?? []);
  return changeEntries(source, container, entries, change);
}

/** Adds an entry after one, or the first to a list that has one already. */
function insert(
  source: string,
  data: readonly Datum[],
  datum: Datum,
  codes: readonly string[],
): Edit {
  const list = listOf(data, datum) ?? refuse("Only lists have entries.");
  const at = datum.position + 1;
  return {
    written: codes.map((code) => changed(source, data, list, { do: "insert", at, code })),
    places: [...placesOf(data, list), at],
  };
}

function move(source: string, data: readonly Datum[], datum: Datum, step: 1 | -1): Edit {
  const list = listOf(data, datum) ?? refuse("Only entries of lists have a place.");
  const to = datum.position + step;
  if (to < 0 || to >= list.children.length) refuse("It cannot move further.");
  return {
    written: [changed(source, data, list, { do: "move", from: datum.position, to })],
    places: [...placesOf(data, list), to],
  };
}

function remove(source: string, data: readonly Datum[], datum: Datum): Edit {
  const around = datum.parent === undefined ? undefined : data[datum.parent];
  if (!around || around.kind === "code") return refuse("This cannot be deleted.");
  return {
    written: [changed(source, data, around, { do: "delete", at: datum.position })],
    places: placesOf(data, around),
  };
}

function set(
  source: string,
  data: readonly Datum[],
  datum: Datum,
  value: string | number | boolean,
): Edit {
  if (datum.kind === "number" && typeof value !== "number") refuse("Write a number, such as 5.");
  if (typeof value !== typeof datum.value) refuse("It is of another kind.");
  if (typeof value === "string" && value.trim() === "") refuse("It cannot be empty.");
  // What can only be true is left out if it is not.
  const without = value === false && datum.name ? remove(source, data, datum).written : [];
  const written = [writeValue(source, datum, value), ...without];
  return { written, places: placesOf(data, datum) };
}

function editOf(
  file: string,
  source: string,
  data: readonly Datum[],
  datum: Datum,
  action: EntryAction,
): Edit {
  switch (action.do) {
    case "up":
      return move(source, data, datum, -1);
    case "down":
      return move(source, data, datum, 1);
    case "copy":
      return insert(source, data, datum, copiesOf(source, file, datum.index));
    case "add":
      return insert(source, data, datum, newEntries(source, file, datum.index));
    case "delete":
      return remove(source, data, datum);
    case "set":
      return set(source, data, datum, action.value);
    case "give":
      return refuse("This cannot be given.");
  }
}

/** What the answers need besides the request. */
interface DataServer {
  readonly addresses: Addresses;
  readonly editor: Editor;
  readonly store: Store;
  readonly types: () => TypeCheck;
  readonly titles: () => Promise<Readonly<Record<string, string>>>;
}

/** The requests about the entries of lists, and about values that are no texts. */
export function ofData({ addresses, editor, store, types, titles }: DataServer) {
  const past = new Past();

  const fileOf = (id: unknown): string => {
    const { file } = addresses.at(Number(id)) ?? refuse("There is no such text.");
    if (!/\.tsx?$/.test(file)) refuse("This text is not part of a list that can be changed here.");
    return file;
  };

  /** What the panel shows for a place of a file as it is now. */
  async function viewOf(
    file: string,
    find: (data: readonly Datum[]) => Datum | undefined,
    stays = false,
  ): Promise<EntryView> {
    const { text: source, version } = store.read(file);
    const data = dataOf(source, file);
    const datum = find(data) ?? refuse("This text is not part of a list or a record.");
    const around = data[datum.parent ?? -1];
    const shown = shownFor(data, stays && around ? around : datum);
    const typed = { file, source, data, types: types() };
    const list = listOf(data, shown);
    const inside = ({ start }: Address) => start >= shown.start && start < shown.end;
    const text = addresses.of(file).find(inside) ?? addresses.of(file)[0];
    const fields = await fieldsOf(typed, shown);
    const hasLink = fields.some(({ control }) => control.kind === "link");
    return {
      id: text?.id ?? -1,
      version,
      node: shown.index,
      isList: shown.kind === "list",
      way: wayTo(data, source, shown),
      ...(list && {
        entry: {
          list: wayTo(data, source, list).at(-1)?.label ?? "",
          position: shown.position,
          count: list.children.length,
        },
      }),
      fields,
      missing: await missingFields(typed, shown),
      ...(datum !== shown && { chosen: datum.index }),
      titles: hasLink ? await titles() : {},
      canUndo: past.has(file, source),
    };
  }

  return {
    data: async (request: unknown) => {
      const { id, version, node } = object(request);
      const read = await editor.read({ id });
      const file = fileOf(id);
      if (node === undefined) {
        const { start } = addresses.at(read.id) ?? refuse("There is no such text.");
        return viewOf(file, (data) => datumAround(data, start));
      }
      if (version !== read.version) throw new Answer(409, "The file was changed meanwhile.");
      return viewOf(file, (data) => data[Number(node)]);
    },
    "change-data": async (request: unknown) => {
      const { id, node, action: asked, stays } = object(request);
      const action = actionIn(asked);
      const file = fileOf(id);
      let places: readonly number[] = [];
      const before = store.read(file).text;
      const given = action.do === "give" ? action.name : undefined;
      const codes = given
        ? await newFields({ file, source: before, types: types() }, Number(node), given)
        : [];
      const address = await editor.change(request, (source) => {
        const data = dataOf(source, file);
        const datum = data[Number(node)] ?? refuse("There is no such entry.");
        if (given !== undefined) {
          const at = datum.children.length;
          places = [...placesOf(data, datum), at];
          return codes.map((code) => changed(source, data, datum, { do: "insert", at, code }));
        }
        const edit = editOf(file, source, data, datum, action);
        ({ places } = edit);
        return edit.written;
      });
      const now = store.read(address.file).text;
      if (address.file === file && now !== before) past.add(file, before, now);
      return viewOf(address.file, (data) => datumAt(data, places), stays === true);
    },
    "undo-data": async (request: unknown) => {
      const { id, node } = object(request);
      const file = fileOf(id);
      const now = store.read(file).text;
      const data = dataOf(now, file);
      const datum = data[Number(node)];
      const places = datum ? placesOf(data, datum) : [];
      const before = past.before(file, now) ?? refuse("There is nothing to undo.");
      await editor.change(request, () => [before]);
      past.forget(file);
      return viewOf(file, (now) => datumAt(now, places));
    },
  };
}
