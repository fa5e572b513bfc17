import { changeEntries, type EntryChange } from "./list-entries.ts";
import { type Datum, dataOf, hasEntries, placesTo } from "./module-data.ts";
import { copiesOf, newEntries } from "./new-entry.ts";
import { writeValue } from "./values.ts";
import { Refused } from "./write-text.ts";

/** What is done with an entry of a list, or with a field of a record. */
export type DataAction =
  | { readonly do: "up" | "down" | "copy" | "add" | "delete" }
  | { readonly do: "set"; readonly value: string | number | boolean };

/** A file after a change. */
export interface DataEdit {
  /** What it may say, the best first. */
  readonly written: readonly string[];
  /** The places that lead to the list or record that has changed, and the place in it. */
  readonly around: readonly number[];
  readonly at: number;
}

function refuse(reason: string): never {
  throw new Refused(reason);
}

/** A module with its data. */
class Module {
  readonly source: string;
  readonly data: readonly Datum[];

  constructor(source: string, file: string) {
    this.source = source;
    this.data = dataOf(source, file);
  }

  at(index: number): Datum {
    return this.data[index] ?? refuse("There is no such entry.");
  }

  around({ parent }: Datum): Datum {
    const around = parent === undefined ? undefined : this.data[parent];
    return around && around.kind !== "code" ? around : refuse("It is not part of a list.");
  }

  list(datum: Datum): Datum {
    const list = this.around(datum);
    return hasEntries(this.data, list) ? list : refuse("Only entries of lists have a place.");
  }

  with(container: Datum, change: EntryChange): string {
    const entries = container.children.map((each) => this.at(each).entry);
    return changeEntries(this.source, container, entries, change);
  }

  edit(container: Datum, at: number, written: readonly string[]): DataEdit {
    return { written, around: placesTo(this.data, container), at };
  }
}

function set(module: Module, datum: Datum, value: string | number | boolean): DataEdit {
  if (datum.kind === "number" && typeof value !== "number") refuse("Write a number, such as 5.");
  if (typeof value !== typeof datum.value) refuse("It is of another kind.");
  if (typeof value === "string" && value.trim() === "") refuse("It cannot be empty.");
  const { position, name } = datum;
  const around = module.around(datum);
  const written = [writeValue(module.source, datum, value)];
  // What can only be true is left out if it is not.
  if (value === false && name) written.push(module.with(around, { do: "delete", at: position }));
  return module.edit(around, position, written);
}

/**
 * What a file says after something was done with one of its data.
 * @throws {Refused} if that cannot be done
 */
export function editData(
  source: string,
  file: string,
  index: number,
  action: DataAction,
): DataEdit {
  const module = new Module(source, file);
  const datum = module.at(index);
  const { position } = datum;
  switch (action.do) {
    case "up":
    case "down": {
      const list = module.list(datum);
      const to = position + (action.do === "up" ? -1 : 1);
      if (to < 0 || to >= list.children.length) refuse("It cannot move further.");
      return module.edit(list, to, [module.with(list, { do: "move", from: position, to })]);
    }
    case "copy":
    case "add": {
      const list = module.list(datum);
      const codes = (action.do === "add" ? newEntries : copiesOf)(source, file, index);
      const at = position + 1;
      const written = codes.map((code) => module.with(list, { do: "insert", at, code }));
      return module.edit(list, at, written);
    }
    case "delete": {
      const around = module.around(datum);
      const written = [module.with(around, { do: "delete", at: position })];
      return module.edit(around, position, written);
    }
    case "set":
      return set(module, datum, action.value);
  }
}

/**
 * What a file says after something was added at the end of a record or a list.
 * @param codes what it may be, the best first
 */
export function addTo(
  source: string,
  file: string,
  index: number,
  codes: readonly string[],
): DataEdit {
  const module = new Module(source, file);
  const container = module.at(index);
  if (codes.length === 0) refuse("This cannot be added here. Open the file to add it.");
  const at = container.children.length;
  return module.edit(
    container,
    at,
    codes.map((code) => module.with(container, { do: "insert", at, code })),
  );
}
