import { joined, keptCode, type Part, type Unit, unseenEscape } from "./parts.ts";

/** The characters of a string of JavaScript without its quotes. */
function stringUnits(code: string): readonly Unit[] {
  const character =
    /\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\(?:\r\n|[\s\S])|[\s\S]/gu;
  return [...code.matchAll(character)].map(([unit]) => ({ code: unit, says: saidBy(unit) }));
}

const single: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
  "\n": "",
  "\r\n": "",
};

/** What a character of a string says; nothing for a continued line. */
function saidBy(unit: string): string {
  if (!unit.startsWith("\\")) return unit;
  const [, code] = /^\\[ux]\{?([\da-fA-F]{2,6})\}?$/.exec(unit) ?? [];
  if (code) return String.fromCodePoint(Number.parseInt(code, 16));
  const rest = unit.slice(1);
  return single[rest] ?? rest;
}

/** The code of a character between quotes. */
function stringCode(character: string, quote: string): string {
  if (character === quote || character === "\\") return `\\${character}`;
  if (character === "\n") return "\\n";
  if (character === "\r") return "\\r";
  if (character === "\u2028" || character === "\u2029") {
    return `\\u${character.charCodeAt(0).toString(16)}`;
  }
  return unseenEscape(character) ?? character;
}

const count = (text: string, character: string) => text.split(character).length - 1;

/** The code of a string, in the quotes that need fewer escapes: of two, those that it had. */
export function writeString(code: string, text: string): string {
  const units = stringUnits(code.slice(1, -1));
  const needed = count(text, '"') > count(text, "'") ? "'" : '"';
  const old = code[0] ?? '"';
  const quote = text.includes(old) || old !== '"' ? needed : old;
  const kept = units.map((unit) =>
    quote !== old && /^\\?["']$/.test(unit.code)
      ? { says: unit.says, code: stringCode(unit.says, quote) }
      : unit,
  );
  return quote + keptCode(kept, [...text], (each) => stringCode(each, quote)) + quote;
}

export const readString = (code: string): string =>
  stringUnits(code.slice(1, -1))
    .map(({ says }) => says)
    .join("");

/** A template without its quotes, split at its facts: texts and facts in turns. */
function templatePieces(code: string): readonly string[] {
  const pieces = [""];
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const last = pieces.length - 1;
    const rest = code.slice(at);
    if (depth === 0 && rest.startsWith("\\")) {
      pieces[last] += rest.slice(0, 2);
      at += 1;
    } else if (depth === 0 && rest.startsWith("${")) {
      pieces.push("");
      depth = 1;
      at += 1;
    } else if (depth === 1 && rest.startsWith("}")) {
      pieces.push("");
      depth = 0;
    } else {
      // Within an interpolation, quoted braces do not close it.
      const quoted =
        depth > 0 ? /^(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/.exec(rest)?.[0] : undefined;
      if (depth > 0 && rest.startsWith("{")) depth += 1;
      if (depth > 1 && rest.startsWith("}")) depth -= 1;
      const piece = quoted ?? rest[0] ?? "";
      pieces[last] += piece;
      at += piece.length - 1;
    }
  }
  return pieces;
}

export const readTemplate = (code: string): readonly Part[] =>
  joined(
    templatePieces(code.slice(1, -1)).map((piece, index) =>
      index % 2 === 1
        ? { fact: piece }
        : {
            text: stringUnits(piece)
              .map(({ says }) => says)
              .join(""),
          },
    ),
  );

function templateCode(character: string): string {
  if (character === "`" || character === "\\" || character === "$") return `\\${character}`;
  return unseenEscape(character) ?? character;
}

/** The code of a template: each text that is as before stays as it was written. */
export function writeTemplate(code: string, parts: readonly Part[]): string {
  const units = templatePieces(code.slice(1, -1)).flatMap((piece, index): readonly Unit[] =>
    index % 2 === 1 ? [{ says: `\0${piece}`, code: `\${${piece}}` }] : stringUnits(piece),
  );
  const after = parts.flatMap((part) => ("fact" in part ? [`\0${part.fact}`] : [...part.text]));
  const write = (each: string) =>
    each.length > 1 && each.startsWith("\0") ? `\${${each.slice(1)}}` : templateCode(each);
  // A dollar needs its escape only before a bracket.
  return `\`${keptCode(units, after, write).replace(/(?<!\\)\\\$(?!\{)/g, "$")}\``;
}
