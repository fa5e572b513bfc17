// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is the text of files
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Addresses } from "./addresses.ts";
import { aligned } from "./align.ts";
import { isName, literalsOf } from "./literals.ts";
import { markedModule, placedIn } from "./marked-module.ts";
import { marked, readMarks, withoutMarks } from "./marks.ts";
import { placedTexts, textsOf } from "./page-texts.ts";

describe("marks", () => {
  it("say what of a text comes from where, one within another", () => {
    const text = `${marked(7, `In ${marked(300, "Pune")}, since 2019`)}, and ${marked(8, "on")}`;
    expect(readMarks(text)).toEqual({
      text: "In Pune, since 2019, and on",
      spans: [
        { id: 7, start: 0, end: 19 },
        { id: 300, start: 3, end: 7 },
        { id: 8, start: 25, end: 27 },
      ],
    });
  });

  it("that were cut off reach to the end of what is left", () => {
    const text = marked(7, "One line and another");
    const [first = "", second = ""] = [text.slice(0, 8), text.slice(8)];
    expect(readMarks(first).spans).toEqual([{ id: 7, start: 0, end: 6 }]);
    expect(readMarks(second).spans).toEqual([{ id: 7, start: 0, end: 14 }]);
  });

  it("leave every text as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(60_000), (text, id) => {
        expect(withoutMarks(marked(id, text))).toBe(text);
      }),
    );
  });
});

describe("the texts of a module", () => {
  const source = [
    'import { x } from "./module name.ts";',
    'export type Kind = "A kind" | "Another kind";',
    "export const words = {",
    '  "A key": "One text",',
    '  is: x === "A value" ? "Yes text" : `No ${x["a b"]} text`,',
    "} as const satisfies Words;",
    "export const drawn = <p title='An attribute'>A child &amp; more {x}</p>;",
  ].join("\n");

  it("are its strings, without keys, types, modules and what is compared", () => {
    const values = literalsOf(source, "words.tsx").map(({ value }) => value);
    expect(values).toEqual([
      "One text",
      "Yes text",
      "No \0 text",
      "a b",
      "An attribute",
      "A child &amp; more",
    ]);
  });

  it("have marks inside their quotes, and else the module is the same", () => {
    const addresses = new Addresses();
    const code = markedModule(
      source,
      addresses.number("words.tsx", literalsOf(source, "words.tsx")),
    );
    expect(withoutMarks(code)).toBe(source);
    expect(code).toContain(`"${marked(0, "One text")}"`);
  });

  it("stand where the texts are in a module that has soft hyphens by now", () => {
    const source = 'export const words = ["Hyphenation", "One text"];';
    const addresses = new Addresses().number("words.ts", literalsOf(source, "words.ts"));
    const made = source.replace("Hyphenation", "Hy\u00adphen\u00ada\u00adtion");
    const placed = placedIn(made, "words.ts", addresses) ?? [];
    expect(withoutMarks(markedModule(made, placed))).toBe(made);
    expect(markedModule(made, placed)).toContain(`"${marked(1, "One text")}"`);
    expect(placedIn('export const words = ["Another"];', "words.ts", addresses)).toBeUndefined();
  });

  it.each([
    "an-id",
    "/about",
    "#a1b2c3",
    "a.b@c.d",
    "EN",
    "Asia/Kolkata",
    "2026-03-09",
    "a.webp",
    "a b.jpg",
  ])("are not names such as %s", (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each(["Kolam", "one word", "70%", "हिन्दी", "AGB", "report.xlsx", "18:20"])(
    "may be %s",
    (text) => {
      expect(isName(text)).toBe(false);
    },
  );
});

it("keeps the numbers of a file's texts when it is read again", () => {
  const addresses = new Addresses();
  const literal = { start: 0, end: 3, writing: "string" as const, value: "a" };
  addresses.number("a.ts", [literal, literal], "1");
  const [other] = addresses.number("b.ts", [literal], "1");
  expect(addresses.number("a.ts", [literal, literal, literal], "2").map(({ id }) => id)).toEqual([
    0, 1, 3,
  ]);
  expect(addresses.at(other?.id ?? -1)?.file).toBe("b.ts");
  expect(addresses.versionOf("a.ts")).toBe("2");
});

it("aligns two lists by what they have in common", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("a", "b", "c")),
      fc.array(fc.constantFrom("a", "b", "c")),
      (first, second) => {
        const partners = aligned(first, second);
        const found = partners.flatMap((partner, index) =>
          partner === undefined ? [] : [[index, partner] as const],
        );
        for (const [index, partner] of found) expect(second[partner]).toBe(first[index]);
        const order = found.map(([, partner]) => partner);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      },
    ),
  );
  expect(aligned(["a", "b", "c"], ["a", "x", "b", "c"])).toEqual([0, 2, 3]);
});

describe("the texts of a page", () => {
  const addresses = new Addresses();
  const literal = { start: 0, end: 0, writing: "string" as const };
  const [send, other, address] = addresses.number("words.ts", [
    { ...literal, value: "Send" },
    { ...literal, value: "Send" },
    { ...literal, value: "hello@example.com" },
  ]);
  const page = (first: string, second: string) =>
    textsOf(
      `<meta name="description" content="Short"><button>${first}</button><img alt="${second}"><p>hello@example.com</p><i>12</i><script>no()</script>`,
    );

  it("are those that somebody sees, hears or finds", () => {
    expect(page("Send", "A sign").map(({ text }) => text)).toEqual([
      "Short",
      "Send",
      "A sign",
      "hello@example.com",
      "12",
    ]);
  });

  it("come each from its own place, also when two say the same", () => {
    const withMarks = page(marked(other?.id ?? -1, "Send"), marked(send?.id ?? -1, "Send"));
    const placed = placedTexts(page("Send", "Send"), withMarks, addresses);
    expect(placed.map(({ spans }) => spans.map(({ id }) => id))).toEqual([
      [],
      [other?.id],
      [send?.id],
      [address?.id],
      [],
    ]);
  });

  it("are found where the page has cut one into pieces", () => {
    const seen = textsOf("<p>hello@<span>exa</span>mple.com</p><p>Other</p>");
    const placed = placedTexts(seen, [], addresses);
    expect(placed.map(({ spans }) => spans[0]?.id)).toEqual([
      address?.id,
      address?.id,
      address?.id,
      undefined,
    ]);
  });
});
