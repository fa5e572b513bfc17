// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is the text of files
import fc from "fast-check";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { readArticleBody } from "../../build/prerender/article-bodies.ts";
import type { BodyNode } from "../../src/articles/article-body.tsx";
import { bodyTexts, fieldTexts } from "../places/entry-texts.ts";
import { type Literal, literalsOf } from "../places/literals.ts";
import type { Part } from "./parts.ts";
import { Refused, readPart, writePart } from "./write-text.ts";

const module = String.raw`// Comments and 'quotes' stay.
export const words = {
  title: "One\u00a0more day",
  said: 'He said "yes"',
  "a key": "It’s \"there\"",
  lead: ${"`"}In ${"${company.city}"}, since ${"${since({ year: 1 })}"}: \${not a fact}${"`"},
  href: "/about" as const,
};
`;

const entry = String.raw`---
# The first comment stays.
title: Plain words
quoted: "In {company.city}, \"here\""
single: 'It''s here'
list: [One, Two words]
figures:
  - { value: "70%", label: more orders } # and so does this
---

First in {company.city}, **bold words** and a [link of words](/about) & more.

<Picture file="a.png" alt="A &quot;sign&quot;" />

- An item
- Another item
  over two lines

| Head  | Other |
| ----- | ----- |
| A cell | One |
`;

const inModule = () => literalsOf(module, "words.ts");
const inEntry = (): readonly Literal[] => [
  ...fieldTexts(entry),
  ...bodyTexts(entry, readArticleBody(entry) as readonly BodyNode[]),
];

const saying = (literals: readonly Literal[], value: string) => {
  const found = literals.find((literal) => literal.value.includes(value));
  if (!found) throw new Error(`Nothing says ${value}.`);
  return found;
};

/** A text with what is hard to write among its letters. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }),
      fc.constantFrom(
        '"',
        "'",
        "`",
        "\\",
        "${",
        "{",
        "}",
        "<",
        ">",
        "&",
        "&amp;",
        "\u00a0",
        "\u2060",
      ),
      fc.constantFrom(
        "\u00ad",
        "*",
        "_",
        "[",
        "](",
        "# ",
        "- ",
        "| ",
        ": ",
        " #",
        "’",
        "ক্ষ",
        "صفحة",
        "  ",
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(""))
  .filter((text) => text.trim() !== "" && !/[\0\p{Cc}\p{Cs}]/u.test(text));

/** The parts of a text with the typed one in place of its first typed part. */
const withTyped = (parts: readonly Part[], text: string): readonly Part[] => {
  const at = parts.findIndex((part) => "text" in part);
  return parts.map((part, index) => (index === at ? { text } : part));
};

describe("a text that is written where it stands", () => {
  it("says the same again, byte for byte, wherever it is written", () => {
    for (const [source, literals] of [
      [module, inModule()],
      [entry, inEntry()],
    ] as const) {
      expect(literals.length).toBeGreaterThanOrEqual(5);
      for (const literal of literals) {
        expect(writePart(source, literal, readPart(source, literal))).toBe(source);
      }
    }
  });

  it("is in a module as it was typed, and nothing else has changed", () => {
    const literals = inModule();
    fc.assert(
      fc.property(fc.constantFrom(...literals), typed, (literal, text) => {
        const parts = withTyped(readPart(module, literal), text);
        const changed = writePart(module, literal, parts);
        const tail = module.length - literal.end;
        expect(changed.slice(0, literal.start)).toBe(module.slice(0, literal.start));
        expect(changed.slice(changed.length - tail)).toBe(module.slice(literal.end));
        expect(parseSync("words.ts", changed).errors).toEqual([]);
        const place = { ...literal, end: changed.length - tail };
        expect(readPart(changed, place)).toEqual(parts);
        // Going back writes the old file.
        expect(literalsOf(changed, "words.ts").length).toBeGreaterThanOrEqual(literals.length - 1);
      }),
      { numRuns: 400 },
    );
  });

  it("is in an entry as it was typed, or is refused", () => {
    let written = 0;
    fc.assert(
      fc.property(fc.constantFrom(...inEntry()), typed, (literal, text) => {
        const parts = withTyped(readPart(entry, literal), text.trim());
        let changed = entry;
        try {
          changed = writePart(entry, literal, parts);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
          return;
        }
        written += 1;
        const tail = entry.length - literal.end;
        expect(changed.slice(0, literal.start)).toBe(entry.slice(0, literal.start));
        expect(changed.slice(changed.length - tail)).toBe(entry.slice(literal.end));
      }),
      { numRuns: 400 },
    );
    expect(written).toBeGreaterThan(200);
  });

  it.each<[string, string, string, Part[], string]>([
    [
      "module",
      "a no-break space",
      "One",
      [{ text: "Two\u00a0more days" }],
      String.raw`"Two\u00a0more days"`,
    ],
    ["module", "the quotes that it had", "He said", [{ text: 'He said "no"' }], `'He said "no"'`],
    ["module", "an apostrophe", "He said", [{ text: "He isn't" }], `"He isn't"`],
    [
      "module",
      "facts in another order",
      "In ",
      [{ fact: "since({ year: 1 })" }, { text: " in " }, { fact: "company.city" }],
      "`${since({ year: 1 })} in ${company.city}`",
    ],
    [
      "entry",
      "a colon in plain YAML",
      "Plain words",
      [{ text: "Plain: words" }],
      `title: "Plain: words"`,
    ],
    ["entry", "a comma in a list", "Two words", [{ text: "Two, three" }], `[One, "Two, three"]`],
    [
      "entry",
      "stars in Markdown",
      "bold words",
      [{ text: "bold *words*" }],
      String.raw`**bold \*words\***`,
    ],
    ["entry", "an attribute", "sign", [{ text: 'A "new" sign' }], `alt="A &quot;new&quot; sign"`],
    ["entry", "a cell with a bar", "A cell", [{ text: "A | B" }], String.raw`| A \| B |`],
  ])("in a %s keeps %s", (kind, _, value, parts, code) => {
    const [source, literals] = kind === "module" ? [module, inModule()] : [entry, inEntry()];
    expect(writePart(source, saying(literals, value), parts)).toContain(code);
  });

  it.each([
    ["export const a = `It costs $5 more`;", "It costs ${company.name} more"],
    ["export const a = `It costs $ {x} more`;", "It costs ${x} more"],
    ["export const A = () => <p>Tom &Jerry</p>;", "Tom &lt;Jerry"],
    ["export const A = () => <p>R & D lt; x</p>;", "R &lt; x"],
    ['export const A = () => <p title="Tom & Jerry">{1}</p>;', "Tom &lt; Jerry"],
    ['export const A = () => <p title="Tom & Jerry">{1}</p>;', "Tom &#60; Jerry"],
    ['export const a = "a\\x41 b";', "a\\x4 b"],
  ])("what was typed does not become code with what was there: %s", (source, said) => {
    const [before] = literalsOf(source, "a.tsx");
    if (!before) throw new Error("There is no text.");
    const changed = writePart(source, before, [{ text: said }]);
    expect(parseSync("a.tsx", changed).errors).toEqual([]);
    const [after] = literalsOf(changed, "a.tsx");
    expect(after && readPart(changed, after)).toEqual([{ text: said }]);
  });

  it.each<[string, Part[], RegExp]>([
    ["In \0", [{ text: "In Pune" }], /fact is missing/],
    ["One", [{ text: " " }], /cannot be empty/],
  ])("is refused where it would lose something", (value, parts, reason) => {
    expect(() => writePart(module, saying(inModule(), value), parts)).toThrow(reason);
  });
});
