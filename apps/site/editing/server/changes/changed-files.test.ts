import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "@kolam/resolve/sites";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Disk } from "../store.ts";
import { type Changing, changedFiles, stateOf, textIn } from "./changed-files.ts";
import { Journal } from "./journal.ts";
import { RecordedStore } from "./recorded-store.ts";

let folder = "";
let changing: Changing;

beforeEach(() => {
  // Steps name their files from the root.
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "changed-"));
  writeFileSync(join(folder, "about.ts"), "one");
  writeFileSync(join(folder, "home.ts"), "one");
  const journal = new Journal(join(folder, ".journal"));
  changing = { store: new RecordedStore(new Disk([folder]), journal), journal, folders: [folder] };
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = join(folder, name);
  changing.store.write(file, text, changing.store.read(file).version);
};

const listed = async () =>
  (await changedFiles(changing, undefined)).map(({ path, before, after }) => [
    basename(path),
    before && textIn(before),
    after && textIn(after),
  ]);

it("without Git lists what was changed in the page, since the first change", async () => {
  write("home.ts", "two");
  write("about.ts", "two");
  write("about.ts", "three");
  changing.store.add(join(folder, "new.ts"), "new");
  expect(await listed()).toEqual([
    ["about.ts", "one", "three"],
    ["home.ts", "one", "two"],
    ["new.ts", undefined, "new"],
  ]);
  write("home.ts", "one");
  expect((await listed()).map(([name]) => name)).toEqual(["about.ts", "new.ts"]);
});

it("tells one list from another", async () => {
  write("about.ts", "two");
  const state = stateOf(await changedFiles(changing, undefined));
  expect(stateOf(await changedFiles(changing, undefined))).toBe(state);
  writeFileSync(join(folder, "about.ts"), "theirs");
  expect(stateOf(await changedFiles(changing, undefined))).not.toBe(state);
});

it("reads no text in a picture", () => {
  expect(textIn(Buffer.from([0xff, 0xd8, 0, 1]))).toBeUndefined();
  expect(textIn(Buffer.from("Dawn"))).toBe("Dawn");
  expect(textIn(undefined)).toBe("");
});
