import { expect, it } from "vitest";
import { awaitedIn } from "../../build/content-files.ts";

const today = "2026-11-30";
const awaited = (...lines: string[]) =>
  awaitedIn({ text: `---\ntitle: A title\n${lines.join("\n")}\n---\n\nText.\n` }, today);

it.each([
  "draft: true",
  "draft: True",
  "draft: true # until the client says yes",
  "draft:  true",
  "draft: true\t",
  "draft : true",
  '"draft": true',
  "'draft': true",
  "? draft\n: true",
])("%j keeps a file offline", (line) => {
  expect(awaited(line)).toBe("draft");
  expect(awaited(`${line}\r`)).toBe("draft");
});

it("a draft stays one while its other fields cannot be read", () => {
  expect(awaited("draft: true", "summary: [")).toBe("draft");
});

it.each([
  "date: 2027-01-01",
  'date: "2027-01-01"',
  "date: '2027-01-01'",
  "date : 2027-01-01",
  "date: !!str 2027-01-01",
  "date: \t2027-01-01",
  "date: 2027-01-01 # the day of the launch",
])("%j keeps a file offline until that day", (line) => {
  expect(awaited(line)).toBe("date");
  expect(awaited(line.replace("2027-01-01", today))).toBeUndefined();
});

it.each(["draft: false", "summary: The draft says “draft: true”.", "title2: |\n  draft: true"])(
  "%j does not",
  (line) => {
    expect(awaited(line, "date: 2026-01-01")).toBeUndefined();
  },
);
