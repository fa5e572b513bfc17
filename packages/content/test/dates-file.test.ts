import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { daysIn, printDates, readDates } from "../build/dates-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dates-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, "dates.txt");
const pages = new Map([
  ["/", { day: "2026-01-02", hash: "0a" }],
  ["/hidden", { day: "2026-01-03", hash: "0b" }],
  ["/hi", { day: "2026-01-04", hash: "0c" }],
  ["/hi/about", { day: "2026-01-05", hash: "0d" }],
]);

it("reads what it prints, on every system", () => {
  writeFileSync(file(), printDates(pages));
  expect(readDates(file())).toEqual(new Map([...pages].sort()));
  writeFileSync(file(), printDates(pages).replaceAll("\n", "\r\n"));
  expect(readDates(file())).toEqual(new Map([...pages].sort()));
});

it("knows no day without the file", () => {
  expect(readDates(file())).toEqual(new Map());
});

it("reads both sides of a merge conflict", () => {
  writeFileSync(
    file(),
    "<<<<<<< HEAD\n2026-01-02 0a /\n=======\n2026-01-03 0b /\n2026-01-03 0c /new\n>>>>>>> other\n",
  );
  expect([...readDates(file()).keys()]).toEqual(["/", "/new"]);
});

it("gives each language its own pages", () => {
  expect(daysIn(pages, "en", ["hi"])).toEqual([
    ["/", "2026-01-02"],
    ["/hidden", "2026-01-03"],
  ]);
  expect(daysIn(pages, "hi", ["hi"])).toEqual([
    ["/", "2026-01-04"],
    ["/about", "2026-01-05"],
  ]);
});
