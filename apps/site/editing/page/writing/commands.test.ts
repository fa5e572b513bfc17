import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import {
  around,
  block,
  heading,
  link,
  list,
  sectionAt,
  type TextCommand,
  tagCode,
} from "./commands.ts";

/** What a command makes of a text in which `[` and `]` are the ends of the selection. */
function after(marked: string, command: TextCommand): string {
  const anchor = marked.indexOf("‹");
  const text = marked.replace("‹", "");
  const head = text.indexOf("›");
  const state = EditorState.create({ doc: text.replace("›", ""), selection: { anchor, head } });
  return state.update(command(state)).state.doc.toString();
}

describe("a button of the toolbar", () => {
  it.each([
    ["a heading", "One\n‹›Two", heading(2), "One\n## Two"],
    ["another heading", "### ‹›Two", heading(2), "## Two"],
    ["no heading any more", "## T‹›wo", heading(2), "Two"],
    ["a list", "‹One\n\nTwo›", list(false), "- One\n\n- Two"],
    ["a numbered list of another", "‹- One\n- Two›", list(true), "1. One\n2. Two"],
    ["bold", "a ‹b› c", around("**"), "a **b** c"],
    ["bold no more", "a **‹b›** c", around("**"), "a b c"],
    ["a link of words", "a ‹b› c", link("/quote", "Quote"), "a [b](/quote) c"],
    [
      "a link without words",
      "a ‹›c",
      link("/quote", "Get [it]"),
      String.raw`a [Get \[it\]](/quote)c`,
    ],
    ["a block after a paragraph", "O‹›ne\n\nTwo", block("<X />"), "One\n\n<X />\n\nTwo"],
    ["a block in an empty line", "One\n\n‹›\n\nTwo", block("<X />"), "One\n\n<X />\n\nTwo"],
    ["a block at the end", "One\n‹›", block("<X />"), "One\n\n<X />"],
  ])("makes %s", (_, marked, command, text) => {
    expect(after(marked, command)).toBe(text);
  });

  it("knows the section in whose line the cursor is, and writes it as it is read", () => {
    const attributes = { file: "a.jpg", alt: 'It says "x" & &amp; y' };
    const doc = `One\n${tagCode("Picture", { ...attributes, caption: " " }, true)}\n`;
    const state = EditorState.create({ doc, selection: { anchor: 8 } });
    expect(sectionAt(state)).toEqual({ name: "Picture", kind: "alone", attributes });
    expect(sectionAt(EditorState.create({ doc: "</Steps>" }))).toBeUndefined();
  });
});
