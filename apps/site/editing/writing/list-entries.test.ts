import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeEntries, type EntryChange } from "./list-entries.ts";
import { type Datum, dataOf } from "./module-data.ts";

function change(source: string, name: string, how: EntryChange): string {
  const data = dataOf(source, "words.ts");
  const list = data.find((each) => each.name === name) as Datum;
  const entries = list.children.flatMap((each) => data[each]?.entry ?? []);
  return changeEntries(source, list, entries, how);
}

const source = `// Above all.
export const words = wrap({
  first: [1, 2, 3],
  items: [
    // The first one.
    { title: "One" }, // beside one
    { title: "Two" },

    // What stands apart.

    /* Three's own. */
    { title: "Three" },
  ],
  empty: [],
  last: ["a", /* of b */ "b"] as const,
  gaps: [1, , 2],
}) satisfies Words;
`;

describe("the entries of a list", () => {
  it("move with the comments that belong to them, and nothing else changes", () => {
    const moved = change(source, "items", { do: "move", from: 0, to: 2 });
    expect(moved).toBe(
      source.replace(
        /items: \[[\s\S]*?\n {2}\],/,
        `items: [
    { title: "Two" },
    /* Three's own. */
    { title: "Three" },

    // What stands apart.

    // The first one.
    { title: "One" }, // beside one
  ],`,
      ),
    );
    expect(change(moved, "items", { do: "move", from: 2, to: 0 })).toBe(source);
  });

  it("are deleted with their comments; what stands apart stays", () => {
    const without = change(source, "items", { do: "delete", at: 2 });
    expect(without).toContain(`    { title: "Two" },

    // What stands apart.
  ],`);
    const alone = change(change(without, "items", { do: "delete", at: 0 }), "items", {
      do: "delete",
      at: 0,
    });
    expect(alone).toContain("items: [\n\n    // What stands apart.\n  ],");
    expect(change(source, "first", { do: "delete", at: 2 })).toContain("first: [1, 2],");
    expect(change(source, "first", { do: "delete", at: 0 })).toContain("first: [2, 3],");
  });

  it("are added where they belong, also to an empty list", () => {
    expect(change(source, "first", { do: "insert", at: 3, code: "4" })).toContain("[1, 2, 3, 4]");
    expect(change(source, "first", { do: "insert", at: 0, code: "0" })).toContain("[0, 1, 2, 3]");
    expect(change(source, "empty", { do: "insert", at: 0, code: "0" })).toContain("empty: [0],");
    expect(change(source, "items", { do: "insert", at: 1, code: "{}" })).toContain(
      '{ title: "One" }, // beside one\n    {},\n    { title: "Two" },',
    );
    expect(change(source, "last", { do: "move", from: 1, to: 0 })).toContain(
      'last: [/* of b */ "b", "a"] as const',
    );
  });

  it("are not touched in a list with gaps", () => {
    expect(() => change(source, "gaps", { do: "delete", at: 0 })).toThrow("gaps");
  });

  it("come back to where they were, whatever stands between them", () => {
    const between = fc.constantFrom(
      "",
      " ",
      "\n  ",
      "\n\n  ",
      "\r\n",
      "/* a */",
      " // b\n",
      "\n// c\n\n",
    );
    const lists = fc.array(fc.tuple(between, between, between), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lists, between, fc.boolean(), fc.nat(4), fc.nat(4), (units, end, comma, a, b) => {
        const code = units.map(([above, before, beside], index) => {
          const isLast = index === units.length - 1;
          return `${above}${index}${isLast && !comma ? "" : `${before},`}${beside}`;
        });
        const all = `export const list = [${code.join("")}${end}];\n`;
        const [from, to] = [a % units.length, b % units.length];
        expect(change(all, "list", { do: "move", from, to: from })).toBe(all);
        const values = (text: string) => {
          const [list, ...rest] = dataOf(text, "list.ts");
          expect(rest.every(({ parent }) => parent === list?.index)).toBe(true);
          return rest.map(({ value }) => value);
        };
        const order = [...units.keys()];
        const moved = change(all, "list", { do: "move", from, to });
        expect(values(moved)).toEqual(order.toSpliced(from, 1).toSpliced(to, 0, from));
        const deleted = change(all, "list", { do: "delete", at: from });
        expect(values(deleted)).toEqual(order.toSpliced(from, 1));
        const added = change(all, "list", { do: "insert", at: from, code: "99" });
        expect(values(added)).toEqual(order.toSpliced(from, 0, 99));
      }),
      { numRuns: 300 },
    );
  });
});
