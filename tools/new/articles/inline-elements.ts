import type { Element } from "hast";
import { textOf } from "./content-tree.ts";

/** Elements that no page has, and what an owner calls them. */
export const refused: Readonly<Record<string, string>> = {
  form: "a form",
  script: "a script",
  style: "styles",
  noscript: "what is shown without scripts",
  audio: "a sound",
  object: "a Flash film or another plugin",
  embed: "a Flash film or another plugin",
  canvas: "a drawing by a script",
  svg: "a drawing (SVG)",
  math: "a formula",
  input: "a field",
  select: "a field",
  textarea: "a field",
};

const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-n"].map((sign, at) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ"][at] ?? sign]),
);
const subscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-"].map((sign, at) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋"][at] ?? sign]),
);

/** Digits above or below the line as the signs for them; other text stays on the line. */
function shifted(node: Element, signs: Readonly<Record<string, string>>): string {
  const text = textOf(node);
  return [...text].every((sign) => sign in signs)
    ? [...text].map((sign) => signs[sign]).join("")
    : text;
}

/** Superscript and subscript text as Unicode characters, such as ² for a raised 2. */
export const raisedOrLowered = (node: Element): string =>
  shifted(node, node.tagName === "sup" ? superscripts : subscripts);
