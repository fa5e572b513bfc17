import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type TransactionSpec,
} from "@codemirror/state";
import { readTag, type SectionTag } from "@kolam/content/section-tags";

/** What a button does to a text. */
export type TextCommand = (state: EditorState) => TransactionSpec;

/** The lines of the selection, with where each begins. */
function linesOf({ doc, selection: { main } }: EditorState) {
  const [from, to] = [doc.lineAt(main.from).number, doc.lineAt(main.to).number];
  return Array.from({ length: to - from + 1 }, (_, index) => doc.line(from + index));
}

/** Puts a mark before lines instead of the one that they have; takes it away if all have it. */
function withMarks(state: EditorState, mark: (index: number) => string, old: RegExp) {
  const lines = linesOf(state).filter(({ text }, _, all) => text.trim() !== "" || all.length === 1);
  const isSet = lines.every(({ text }, index) => text.startsWith(mark(index)));
  const changes: ChangeSpec[] = lines.map(({ from, text }, index) => {
    const [had = ""] = old.exec(text) ?? [];
    return { from, to: from + had.length, insert: isSet ? "" : mark(index) };
  });
  return { changes, userEvent: "input" };
}

const marks = /^(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)/;

/** Makes the lines headings of a level, or text again. */
export const heading =
  (level: 2 | 3): TextCommand =>
  (state) =>
    withMarks(state, () => `${"#".repeat(level)} `, marks);

/** Makes the lines entries of a list, or text again. */
export const list =
  (isNumbered: boolean): TextCommand =>
  (state) =>
    withMarks(state, (index) => (isNumbered ? `${index + 1}. ` : "- "), marks);

/** Puts a mark around the selection, or takes it away. */
export const around =
  (mark: string): TextCommand =>
  (state) => {
    const { from, to } = state.selection.main;
    const inside = state.sliceDoc(from - mark.length, from) === mark;
    if (inside && state.sliceDoc(to, to + mark.length) === mark) {
      const changes = [
        { from: from - mark.length, to: from },
        { from: to, to: to + mark.length },
      ];
      return { changes, userEvent: "delete" };
    }
    return {
      changes: [
        { from, insert: mark },
        { from: to, insert: mark },
      ],
      selection: EditorSelection.range(from + mark.length, to + mark.length),
      userEvent: "input",
    };
  };

/** Puts a text in the place of the selection. */
export const insert =
  (text: string): TextCommand =>
  (state) => ({ ...state.replaceSelection(text), userEvent: "input" });

/** Links the selection; the label of the address, if nothing is selected. */
export const link =
  (href: string, label: string): TextCommand =>
  (state) => {
    const { from, to } = state.selection.main;
    const text = state.sliceDoc(from, to) || label;
    return insert(`[${text.replace(/[[\]]/g, String.raw`\$&`)}](${href})`)(state);
  };

/** Puts lines after those of the selection, with an empty line before and after them. */
export const block =
  (text: string): TextCommand =>
  (state) => {
    const { doc, selection, lineBreak } = state;
    const last = doc.lineAt(selection.main.to);
    const isEmpty = last.text.trim() === "";
    const before = isEmpty && last.number > 1 ? doc.line(last.number - 1).text.trim() : last.text;
    const after = last.number < doc.lines ? doc.line(last.number + 1).text.trim() : "";
    const written = text.replaceAll("\n", lineBreak);
    const gap = isEmpty ? (before === "" ? "" : lineBreak) : lineBreak.repeat(2);
    const from = isEmpty ? last.from : last.to;
    const changes = {
      from,
      to: last.to,
      insert: `${gap}${written}${after === "" ? "" : lineBreak}`,
    };
    const lines = gap.split(lineBreak).length - 1 + written.split(lineBreak).length - 1;
    const length = `${gap}${written}`.length - lines * (lineBreak.length - 1);
    return { changes, selection: EditorSelection.cursor(from + length), userEvent: "input" };
  };

/** A table to be filled in. */
export const table = block("| First | Second |\n| ----- | ------ |\n|       |        |");

/** The value of an attribute as a tag has it. */
const attribute = (text: string) =>
  text.replace(/&(?=amp;|quot;)/g, "&amp;").replaceAll('"', "&quot;");

/** A tag with its attributes; those that say nothing are left out. */
export function tagCode(
  name: string,
  attributes: SectionTag["attributes"],
  isAlone: boolean,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value.trim() === "" ? [] : [` ${key}="${attribute(value.trim().replace(/\s+/g, " "))}"`],
  );
  return `<${name}${written.join("")}${isAlone ? " />" : ">"}`;
}

/** The section whose tag is in the line of the cursor. */
export function sectionAt({ doc, selection }: EditorState): SectionTag | undefined {
  const tag = readTag(doc.lineAt(selection.main.head).text);
  return tag?.kind === "close" ? undefined : tag;
}

/** Replaces the line of the cursor. */
export const replaceLine =
  (text: string): TextCommand =>
  ({ doc, selection }) => {
    const { from, to } = doc.lineAt(selection.main.head);
    return { changes: { from, to, insert: text }, userEvent: "input" };
  };
