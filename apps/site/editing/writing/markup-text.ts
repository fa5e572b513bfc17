import { keptCode, type Unit } from "./parts.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&nbsp;": "\u00a0",
  "&shy;": "\u00ad",
};

/** What an entity says; itself, if it is none. */
function saidBy(code: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(code) ?? [];
  if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
  if (decimal) return String.fromCodePoint(Number(decimal));
  return entities[code] ?? code;
}

/** The characters of a text between tags. A new line is a space there, or nothing. */
const markupUnits = (code: string): readonly Unit[] =>
  [...code.matchAll(/&#?\w+;|\s*\n\s*|[\s\S]/gu)].flatMap(([unit]) => {
    if (unit.includes("\n")) return [{ code: unit, says: " " }];
    const says = saidBy(unit);
    return says.length === unit.length || says !== unit
      ? [{ code: unit, says }]
      : [...unit].map((character) => ({ code: character, says: character }));
  });

const markupCode = (character: string): string =>
  Object.entries(entities).find(([, says]) => says === character && !/["']/.test(says))?.[0] ??
  (/[{}]/.test(character) ? `&#${character.charCodeAt(0)};` : character);

const said = (units: readonly Unit[]) => units.map(({ says }) => says).join("");

export const readMarkup = (code: string): string => said(markupUnits(code));

/** A text as it is between tags, where a new line is a space. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** The code of a text between tags. */
export const writeMarkup = (code: string, text: string): string =>
  keptCode(markupUnits(code), [...inOneLine(text)], markupCode);

/** The characters of an attribute without its quotes. */
const attributeUnits = (code: string): readonly Unit[] =>
  [...code.matchAll(/&(?:amp|quot|lt|gt|apos|nbsp|shy|#\w+);|[\s\S]/gu)].map(([unit]) => ({
    code: unit,
    says: saidBy(unit),
  }));

export const readAttribute = (code: string): string => said(attributeUnits(code.slice(1, -1)));

/** The code of an attribute, in the quotes that it had. */
export function writeAttribute(code: string, text: string): string {
  const quote = code[0] ?? '"';
  const write = (character: string) => {
    if (character === "&") return "&amp;";
    if (character === quote) return quote === '"' ? "&quot;" : "&apos;";
    return character === "\n" ? " " : character;
  };
  return quote + keptCode(attributeUnits(code.slice(1, -1)), [...text], write) + quote;
}
