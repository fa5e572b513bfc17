import { fromRoot } from "@kolam/resolve/sites";
import type { Address } from "../../places/addresses.ts";
import { addTo, type DataEdit, editData } from "../../writing/data-edits.ts";
import { type Datum, dataOf, datumAround, datumAt, hasEntries } from "../../writing/module-data.ts";
import { setPicture } from "../../writing/picture-edits.ts";
import { nextSteps, undo } from "../changes/undo.ts";
import { Answer } from "../editor.ts";
import type { Server } from "../server.ts";
import { type Field, fieldsOf, missingFields, type Typed } from "./fields.ts";
import { neededElsewhere } from "./needed.ts";
import { firstEntries, newFields } from "./new-field.ts";
import { addPicture, type PictureChoice, pictureChoices } from "./pictures.ts";
import { actionIn, type EntryAction, fieldsIn } from "./read-action.ts";
import { listOf, type Step, shownFor, wayTo } from "./way.ts";

/** What the panel shows: a list with its entries, or a record with its fields. */
export interface EntryView {
  /** A text of the file, which names it. */
  readonly id: number;
  /** The state of the file, which is sent along with a change. */
  readonly version: string;
  /** The index of the shown datum in the file. */
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
  /** The pictures that its pictures may be. */
  readonly pictures: readonly PictureChoice[];
  readonly canUndo: boolean;
}

const refuse = (reason: string): never => {
  throw new Answer(422, reason);
};

/** The requested datum and, if known, the one that contains it. */
interface Found {
  readonly datum: Datum | undefined;
  readonly around?: Datum | undefined;
}

/** What may be added to a record or an empty list. */
async function codesFor(
  asked: Pick<Typed, "file" | "types">,
  source: string,
  index: number,
  action: EntryAction,
): Promise<readonly string[]> {
  if (action.do === "give") return newFields(asked, source, index, action.name);
  return action.do === "begin" ? firstEntries(asked, source, index) : [];
}

/** The requests about the entries of lists, and about values that are no texts. */
export function ofData(server: Server) {
  const { addresses, editor, store, disk, journal, types, titles } = server;
  /** Whether the last change was in this file, so that undoing it is visible here. */
  const canUndo = (file: string) => {
    const [last, ...others] = nextSteps(journal).done;
    // Without the file there would be nothing to show.
    return last?.file === fromRoot(file) && last.before !== undefined && others.length === 0;
  };

  const fileOf = (id: unknown): string => {
    const { file } = addresses.at(Number(id)) ?? refuse("There is no such text.");
    if (!/\.tsx?$/.test(file)) refuse("This text is not part of a list that can be changed here.");
    return file;
  };

  /** What the panel shows of a file as it is now. */
  async function viewOf(file: string, find: (data: readonly Datum[]) => Found): Promise<EntryView> {
    const { text: source, version } = store.read(file);
    const data = dataOf(source, file);
    const { datum, around } = find(data);
    const shown = shownFor(
      data,
      around ?? datum ?? refuse("This text is not part of a list or a record."),
    );
    const typed = { file, source, data, types: types() };
    const list = listOf(data, shown);
    const inside = ({ start }: Address) => start >= shown.start && start < shown.end;
    const text = addresses.of(file).find(inside) ?? addresses.of(file)[0];
    const fields = await fieldsOf(typed, shown);
    const hasPicture = fields.some(({ control }) => control.kind === "picture");
    const hasLink = fields.some(({ control }) => control.kind === "link");
    return {
      id: text?.id ?? -1,
      version,
      node: shown.index,
      isList: hasEntries(data, shown),
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
      ...(datum && datum !== shown && { chosen: datum.index }),
      pictures: hasPicture ? await pictureChoices() : [],
      titles: hasLink ? await titles() : {},
      canUndo: canUndo(file),
    };
  }

  return {
    data: async (request: unknown) => {
      const { id, version, node } = fieldsIn(request);
      const read = await editor.read({ id });
      const file = fileOf(id);
      if (node === undefined) {
        const { start } = addresses.at(read.id) ?? refuse("There is no such text.");
        return viewOf(file, (data) => ({ datum: datumAround(data, start) }));
      }
      if (version !== read.version) throw new Answer(409, "The file was changed meanwhile.");
      return viewOf(file, (data) => ({ datum: data[Number(node)] }));
    },
    "change-data": async (request: unknown) => {
      const { id, node, action: asked, stays } = fieldsIn(request);
      const action = actionIn(asked);
      const index = Number(node);
      const file = fileOf(id);
      const before = store.read(file).text;
      const codes = await codesFor({ file, types: types() }, before, index, action);
      await neededElsewhere(types(), file, before, index, action);
      let edit: DataEdit | undefined;
      const address = await editor.change(request, (source) => {
        if (action.do === "give" || action.do === "begin") {
          edit = addTo(source, file, index, codes);
        } else if (action.do === "picture") edit = setPicture(source, file, index, action.picture);
        else edit = editData(source, file, index, action);
        return edit?.written ?? [];
      });
      return viewOf(address.file, (data) => {
        const around = datumAt(data, edit?.around ?? []);
        const datum = data[around?.children[edit?.at ?? -1] ?? -1];
        return { datum, ...((stays === true || !datum) && { around }) };
      });
    },
    "add-picture": async (request: unknown) => {
      const { name, bytes } = fieldsIn(request);
      return addPicture(server, name, bytes);
    },
    "undo-data": async (request: unknown) => {
      const { id, node } = fieldsIn(request);
      const file = fileOf(id);
      if (!canUndo(file)) refuse("There is nothing to undo here.");
      if (undo(journal, disk).left.length > 0) refuse("Somebody else has changed the file since.");
      await editor.read({ id });
      return viewOf(file, (data) => ({ datum: data[Number(node)] }));
    },
  };
}
