import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Changed, Disk, Outside } from "./store.ts";

function madeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "editing-"));
  const words = join(folder, "words");
  mkdirSync(words);
  writeFileSync(join(words, "about.ts"), "one");
  writeFileSync(join(folder, "secret.ts"), "secret");
  return { folder, words, disk: new Disk([words, join(folder, "absent")]) };
}

it("writes a file whole, and leaves nothing beside it", () => {
  const { words, disk } = madeFolder();
  const file = join(words, "about.ts");
  const { version } = disk.read(file);
  const written = disk.write(file, "two", version);
  expect(readFileSync(file, "utf8")).toBe("two");
  expect(disk.read(file)).toEqual(written);
  expect(readdirSync(words)).toEqual(["about.ts"]);
});

it("adds a file with the folders above it, where there is none", () => {
  const { folder, words, disk } = madeFolder();
  disk.add(join(words, "forms/contact.ts"), "new");
  expect(readFileSync(join(words, "forms/contact.ts"), "utf8")).toBe("new");
  expect(() => disk.add(join(words, "about.ts"), "other")).toThrow(Changed);
  expect(() => disk.add(join(folder, "new.ts"), "outside")).toThrow(Outside);
  expect(() => disk.add(join(words, "../new.ts"), "outside")).toThrow(Outside);
});

it("does not write over what somebody else has changed", () => {
  const { words, disk } = madeFolder();
  const file = join(words, "about.ts");
  const { version } = disk.read(file);
  writeFileSync(file, "theirs");
  expect(() => disk.write(file, "ours", version)).toThrow(Changed);
  expect(readFileSync(file, "utf8")).toBe("theirs");
});

it("only reads what is the machine's", () => {
  const { folder, words } = madeFolder();
  const disk = new Disk([words], [folder]);
  const file = join(folder, "secret.ts");
  const { version } = disk.read(file);
  expect(() => disk.write(file, "x", version)).toThrow(Outside);
});

it("reads and writes nothing outside of its folders", () => {
  const { folder, words, disk } = madeFolder();
  writeFileSync(join(words, "notes.txt"), "no words");
  mkdirSync(join(words, "folder.ts"));
  const outside = [
    join(folder, "secret.ts"),
    `${words}/../secret.ts`,
    `${words}2/about.ts`,
    join(words, "notes.txt"),
    join(words, "folder.ts"),
    join(words, "absent.ts"),
    "about.ts",
    "",
  ];
  for (const file of outside) {
    expect(() => disk.read(file), file).toThrow(Outside);
    expect(() => disk.write(file, "x", ""), file).toThrow(Outside);
  }
});

// Making a link needs rights on Windows that tests there do not have.
it.skipIf(process.platform === "win32")("follows no link that leads out", () => {
  const { folder, words, disk } = madeFolder();
  const link = join(words, "link.ts");
  symlinkSync(join(folder, "secret.ts"), link);
  symlinkSync(folder, join(words, "up"));
  for (const file of [link, join(words, "up/secret.ts")]) {
    expect(() => disk.write(file, "x", disk.read(file).version), file).toThrow(Outside);
  }
  expect(() => disk.add(join(words, "up/new.ts"), "x")).toThrow(Outside);
  expect(readFileSync(join(folder, "secret.ts"), "utf8")).toBe("secret");
});
