import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@kolam/resolve/sites";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Disk } from "../store.ts";
import { Journal } from "./journal.ts";
import { RecordedStore } from "./recorded-store.ts";
import { redo, undo } from "./undo.ts";

let words = "";
let disk: Disk;
let journal: Journal;
let store: RecordedStore;

beforeEach(() => {
  // Steps name their files from the root.
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "undo-"));
  words = join(folder, "words");
  mkdirSync(words);
  writeFileSync(join(words, "about.ts"), "one");
  disk = new Disk([words]);
  journal = new Journal(join(folder, "journal"));
  store = new RecordedStore(disk, journal);
});

afterEach(() => rmSync(join(words, ".."), { recursive: true }));

const file = () => join(words, "about.ts");
const says = () => readFileSync(file(), "utf8");
const write = (text: string) => store.write(file(), text, store.read(file()).version);

it("undoes what was written, step by step, also after a restart", () => {
  write("two");
  write("three");
  const later = new Journal(join(words, "../journal"));
  expect(undo(later, disk)).toMatchObject({ left: [], whole: [] });
  expect(says()).toBe("two");
  undo(later, disk);
  expect(says()).toBe("one");
  expect(undo(later, disk).files).toEqual([]);
  redo(later, disk);
  redo(later, disk);
  expect(says()).toBe("three");
  expect(redo(later, disk).files).toEqual([]);
});

it("takes a new file away again, and brings back one that was removed, bytes and all", () => {
  const added = join(words, "new/contact.ts");
  store.add(added, "new");
  expect(undo(journal, disk).whole).toHaveLength(1);
  expect(existsSync(added)).toBe(false);
  const picture = join(words, "dawn.jpg");
  const bytes = Buffer.from([0xff, 0xd8, 0, 0xfe]);
  store.put(picture, bytes, undefined);
  store.put(picture, undefined, store.bytes(picture)?.version);
  expect(existsSync(picture)).toBe(false);
  undo(journal, disk);
  expect(readFileSync(picture).equals(bytes)).toBe(true);
});

it("leaves a file that somebody else has changed, and then goes on to the step before", () => {
  const other = join(words, "other.ts");
  store.add(other, "first");
  write("two");
  writeFileSync(file(), "theirs");
  expect(undo(journal, disk).left).toHaveLength(1);
  expect(says()).toBe("theirs");
  undo(journal, disk);
  expect(existsSync(other)).toBe(false);
});

it("takes nothing down that was not written", () => {
  expect(() => store.write(file(), "two", "another version")).toThrow();
  expect([...journal.steps()]).toEqual([]);
});

it("does nothing to a file that a crash has left as it was", () => {
  write("two");
  journal.record([...journal.steps()][0]?.file ?? "", Buffer.from("two"), Buffer.from("three"));
  undo(journal, disk);
  expect(says()).toBe("two");
  undo(journal, disk);
  expect(says()).toBe("one");
});

it("forgets what was undone once something else is written", () => {
  write("two");
  undo(journal, disk);
  write("other");
  expect(redo(journal, disk).files).toEqual([]);
  expect(says()).toBe("other");
});

it("undoes together what was written as one, but for what somebody else has changed", () => {
  const [other, third] = [join(words, "other.ts"), join(words, "third.ts")];
  write("before");
  store.asOne(() => {
    write("two");
    store.add(other, "first");
    store.add(third, "first");
  });
  expect(undo(journal, disk).files).toHaveLength(3);
  expect([says(), existsSync(other), existsSync(third)]).toEqual(["before", false, false]);
  expect(redo(journal, disk).files).toHaveLength(3);
  expect([says(), existsSync(other), existsSync(third)]).toEqual(["two", true, true]);
  writeFileSync(other, "theirs");
  expect(undo(journal, disk).left).toHaveLength(1);
  expect([says(), readFileSync(other, "utf8"), existsSync(third)]).toEqual([
    "before",
    "theirs",
    false,
  ]);
  undo(journal, disk);
  expect(says()).toBe("one");
});
