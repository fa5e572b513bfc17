import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readNotes, writeNotes } from "../build/notes.ts";

it("notes that were cut off, emptied or deleted are as if there were none", () => {
  const folder = mkdtempSync(join(tmpdir(), "notes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "within", "notes.json");
  expect(readNotes(file)).toBeUndefined();
  writeNotes(file, { a: 1 });
  expect(readNotes(file)).toEqual({ a: 1 });
  writeFileSync(file, readFileSync(file, "utf8").slice(0, -2));
  expect(readNotes(file)).toBeUndefined();
  writeFileSync(file, "");
  expect(readNotes(file)).toBeUndefined();
});
