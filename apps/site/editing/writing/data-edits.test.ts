import { describe, expect, it } from "vitest";
import { addTo, type DataAction, editData } from "./data-edits.ts";
import { dataOf, datumAround, datumAt } from "./module-data.ts";

const source = `import { wrap } from "./wrap.ts";

const other = { text: "Before" };

export const team = wrap({
  "a key": true,
  people: [
    { id: "ann", name: "Ann", weeks: [1, 4, 12], since: 12_500, lead: -1.5, closed: true },
    { id: "ben", name: \`Ben of \${other.text}\`, tags: ["One", "Two"], skills: ["first thing", "Second"] },
  ],
} satisfies Team);
`;

const data = dataOf(source, "team.ts");
const around = (code: string) => datumAround(data, source.indexOf(code))?.index ?? -1;
const edit = (code: string, action: DataAction) =>
  editData(source, "team.ts", around(code), action);
const changed = (before: string, after: string) => source.replace(before, after);

describe("the data of a module", () => {
  it("are its lists, records and values, with their names and places", () => {
    const told = data.map(({ kind, name = "" }) => `${kind} ${name}`.trim());
    expect(told.slice(0, 8)).toEqual([
      "record other",
      "string text",
      "code team",
      "record",
      "boolean a key",
      "list people",
      "record",
      "string id",
    ]);
    expect(data.find(({ name }) => name === "lead")?.value).toBe(-1.5);
    expect(datumAt(data, [1, 0, 1, 1, 2, 1])?.value).toBe("Two");
    expect(datumAt(data, [1, 0, 1, 9])?.name).toBe("people");
  });
});

describe("a change of the data", () => {
  it("sets one value, as numbers are written there", () => {
    const set = (code: string, value: string | number | boolean) =>
      edit(code, { do: "set", value }).written;
    expect(set("12_500", 9000)).toEqual([changed("12_500", "9_000")]);
    expect(set("-1.5", 2.25)).toEqual([changed("-1.5", "2.25")]);
    expect(set('"Two"', 'A "third"')).toEqual([changed('"Two"', `'A "third"'`)]);
    expect(set("true,\n", false)[0]).toBe(changed("true,\n", "false,\n"));
    expect(() => set("12_500", "many")).toThrow("Write a number");
    expect(() => set('"Two"', " ")).toThrow("empty");
  });

  it("leaves out what can only be true", () => {
    const { written } = edit("true }", { do: "set", value: false });
    expect(written[1]).toBe(changed(", closed: true }", " }"));
  });

  it("adds an entry whose texts wait, under a name of its own, with short lists", () => {
    const { written, at } = edit('{ id: "ben"', { do: "add" });
    expect(at).toBe(2);
    expect(written[0]).toContain(
      '    { id: "ben-2", name: "[Replace] name", tags: ["[Replace] tags"], skills: ["[Replace] skills"] },\n  ],',
    );
    expect(written[1]).toContain('tags: ["[Replace] tags", "[Replace] tags 2"]');
    expect(written.at(-1)?.match(/id: "ben"/g)).toHaveLength(2);
  });

  it("copies an entry, and says so until it has a text of its own", () => {
    const [copy] = edit('{ id: "ann"', { do: "copy" }).written;
    expect(copy).toContain('{ id: "ann-2", name: "[Replace] Ann", weeks: [1, 4, 12]');
  });

  it("moves no further than the list goes", () => {
    expect(() => edit('{ id: "ann"', { do: "up" })).toThrow("further");
    expect(edit("12]", { do: "up" }).written).toEqual([changed("[1, 4, 12]", "[1, 12, 4]")]);
    expect(() => edit('"a key"', { do: "up" })).toThrow();
  });

  it("gives a record a field", () => {
    const { written, at } = addTo(source, "team.ts", around('{ id: "ann"'), ["age: 3"]);
    expect(written).toEqual([changed("closed: true }", "closed: true, age: 3 }")]);
    expect(at).toBe(6);
  });

  it("treats the fields of a form as entries, under names of their own", () => {
    const form = `export const form = {
  fields: {
    email: { kind: "email", label: "E-mail" }, // Always there.
    topic: { kind: "select", label: "Topic" },
  },
  sent: { title: "Sent", text: "Thank you" },
};
`;
    const fields = dataOf(form, "form.ts");
    const topic = fields.find(({ name }) => name === "topic")?.index ?? -1;
    const does = (action: DataAction) => editData(form, "form.ts", topic, action).written[0];
    expect(does({ do: "add" })).toBe(
      form.replace(
        '"Topic" },\n',
        '"Topic" },\n    topic2: { kind: "select", label: "[Replace] label" },\n',
      ),
    );
    expect(does({ do: "up" })).toContain(
      'label: "Topic" },\n    email: { kind: "email", label: "E-mail" }, // Always there.\n  },',
    );
    const sent = fields.find(({ name }) => name === "sent")?.index ?? -1;
    expect(() => editData(form, "form.ts", sent, { do: "copy" })).toThrow("Only entries");
  });
});
