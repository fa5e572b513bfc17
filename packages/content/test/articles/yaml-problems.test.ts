import { expect, it } from "vitest";
import { lineOfField, readYaml } from "../../build/yaml-problems.ts";

/** The problems as `line: message`. */
const told = (...lines: string[]) => {
  const read = readYaml(lines.join("\n"));
  return "problems" in read ? read.problems.map(({ line, message }) => `${line}: ${message}`) : [];
};

it("each mistake is told once, with the line in which it is", () => {
  expect(
    told("title: Third: a title with a colon", 'description: "unclosed', "category: News"),
  ).toEqual([
    "1: has a colon in a text without quotes. Put the whole text in quotes.",
    "2: has a quote that is never closed. Add one at the end of the text.",
  ]);
});

it.each<[message: string, line: number, ...lines: string[]]>([
  ["has a quote that is never closed", 1, 'a: "never', 'b: "closed"', "c: 1"],
  ["has a quote that is never closed", 1, "a: 'never", "b: 1"],
  ["has a colon in a text", 3, 'a: "over', '  two lines"', "b: c: d"],
  ["has a colon in a text", 1, "photo: { file: a.jpg, alt: A desk: two }"],
  ["begins with a tab", 2, "a: 1", "\tb: 2"],
  ["gives “a” a second time", 2, "a: 1", "a: 2"],
  ["begins with a space, unlike the line above", 2, "a: 1", "  b: 2"],
  ["begins with a space, unlike the line above", 4, "a: 1", "b:", "  c: 1", "   d: 2"],
  ["begins with a space, unlike the lines below", 1, "  a: 1", "b: 2"],
  ["has a [ that is never closed", 1, "a: [1, 2", "b: 3"],
  ["has a { that is never closed", 1, "a: { x: 1", "b: 3"],
  ["has a ] too many", 1, "a: [1, 2]]", "b: 3"],
  ["has a text that begins with @", 1, "a: @kolam"],
  ["has a text that begins with *", 2, "a: 1", "b: *Important"],
  ["has a text that begins with *", 1, "a: *Important* news"],
  ["has a text that begins with !", 1, "a: !important"],
  ["has a quote within its quotes", 1, 'a: "say "hi" now"'],
  ["has a quote within its quotes", 1, "a: 'it's'", "b: 1"],
  ["has no “field: value”", 2, "a: 1", "b"],
  ["lacks the space after its colon", 1, "a:1", "b: 2"],
  ["has a \\ in double quotes", 1, 'a: "C:\\qwerty"'],
])("%s, in line %i", (message, line, ...lines) => {
  expect(told(...lines)).toEqual([expect.stringContaining(`${line}: ${message}`)]);
  expect(told(...lines.map((each) => `${each}\r`))).toHaveLength(1);
});

it("takes what YAML allows", () => {
  expect(told('a: "over', '  two lines"', "b: !!str 2027", "c: { d: [1, -x] }")).toEqual([]);
});

it("the line of a field is found, or that of the group in which it is missing", () => {
  const yaml = "a: 1\nb:\n  - c: 1\n    d: 2\n  - c: 3\n    d: 4\ne: { f: 1 }";
  expect(lineOfField(yaml, "b[2].d")).toBe(6);
  expect(lineOfField(yaml, "b[2].x")).toBe(5);
  expect(lineOfField(yaml, "e.x")).toBe(7);
  expect(lineOfField(yaml, "body line 3")).toBeUndefined();
});
