import type { Part } from "../writing/parts.ts";
import styles from "./editing.module.css";
import { isComposing } from "./is-composing.ts";

/** Invisible characters, with the symbols that represent them while editing. */
const signs: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  "\u00a0": ["⍽", "no-break space"],
  "\u202f": ["⍽", "narrow no-break space"],
  "\u00ad": ["¬", "soft hyphen"],
  "\u2060": ["⁀", "word joiner"],
  "\u200b": ["|", "place for a line break"],
  "\u200c": ["╎", "zero-width non-joiner"],
  "\u200d": ["╎", "zero-width joiner"],
};
const unseen = /([\u00a0\u202f\u00ad\u2060\u200b-\u200d])/;

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What the facts of a text say, from the text as it is shown. */
export function factsSaid(parts: readonly Part[], shown: string): readonly string[] {
  const bare = (text: string) => text.replace(/[\u00ad\u2060]/g, "");
  const pattern = parts.map((part) => ("fact" in part ? "(.+?)" : literally(bare(part.text))));
  const found = new RegExp(`^${pattern.join("")}$`, "su").exec(bare(shown));
  const facts = parts.flatMap((part) => ("fact" in part ? [part.fact] : []));
  return facts.map((fact, index) => found?.[index + 1] ?? fact);
}

/** A part of an editable text that cannot be typed into: a fact, or a symbol. */
function chip(shown: string, title: string, data: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement("span");
  element.contentEditable = "false";
  element.className = styles.chip ?? "";
  element.textContent = shown;
  element.title = title;
  Object.assign(element.dataset, data);
  return element;
}

/** Fills an editable element with a text. */
export function fill(box: HTMLElement, parts: readonly Part[], shown: string): void {
  const said = [...factsSaid(parts, shown)];
  box.replaceChildren(
    ...parts.flatMap((part) => {
      if ("fact" in part) {
        const title = `${part.fact}: a fact, which is changed in its own place. A press leads there.`;
        return [chip(said.shift() ?? part.fact, title, { fact: part.fact })];
      }
      return part.text.split(unseen).map((piece) => {
        const [sign, name] = signs[piece] ?? [];
        return sign ? chip(sign, name ?? "", { sign: piece }) : document.createTextNode(piece);
      });
    }),
  );
}

/** The text of an editable element. */
export function partsOf(box: Node): readonly Part[] {
  return [...box.childNodes].flatMap((node): readonly Part[] => {
    if (node instanceof Text) return [{ text: node.data }];
    if (!(node instanceof HTMLElement)) return [];
    const { fact, sign } = node.dataset;
    if (fact !== undefined) return [{ fact }];
    if (sign !== undefined) return [{ text: sign }];
    return node.tagName === "BR" ? [{ text: "\n" }] : partsOf(node);
  });
}

/** How an editable element is announced. */
export const shownIn = (box: Node): string =>
  [...box.childNodes]
    .map((node) =>
      node instanceof HTMLElement ? (node.dataset.sign ?? shownIn(node)) : node.textContent,
    )
    .join("");

/** What an editable element tells. */
export interface BoxEvents {
  /** `step` is to which text to go on. */
  readonly keep: (parts: readonly Part[], step: 0 | 1 | -1) => void;
  readonly drop: () => void;
  /** Leads to where a fact is written. */
  readonly follow: (fact: string) => void;
}

/** Makes an element an editable text: Enter saves, Escape cancels, Tab saves and goes on. */
export function makeEditable(box: HTMLElement, { keep, drop, follow }: BoxEvents): void {
  box.contentEditable = "plaintext-only";
  box.setAttribute("role", "textbox");
  box.setAttribute("aria-multiline", "false");
  box.spellcheck = true;
  box.addEventListener("keydown", (event) => {
    // Keeps typed keys from the page's own shortcuts.
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === "Escape") drop();
    else if (event.key === "Enter") keep(partsOf(box), 0);
    else if (event.key === "Tab") keep(partsOf(box), event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  });
  box.addEventListener("click", ({ target }) => {
    const fact = target instanceof HTMLElement ? target.dataset.fact : undefined;
    if (fact !== undefined) follow(fact);
  });
  for (const type of ["keyup", "keypress", "click", "pointerdown", "mousedown"] as const) {
    box.addEventListener(type, (event) => event.stopPropagation());
  }
}

/** Puts the cursor at the end of an editable text. */
export function focusEnd(box: HTMLElement): void {
  box.focus();
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
}
