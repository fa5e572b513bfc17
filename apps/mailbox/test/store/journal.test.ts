import { type FileHandle, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Patch } from "../../src/index/entry.ts";
import { openJournal, readJournal } from "../../src/store/journal.ts";
import { temporaryDirectory } from "../fixtures.ts";

const id = (at: number): string => `20250131-154500-${100 + at}-k3v9x2ab`;
const read = (at: number): Patch => ({ id: id(at), read: true });
const nowhere = { generation: "", offset: 0 };

/** A journal on a disk that takes `bytes` more, of which it writes at most `atOnce` at a time. */
async function journalOn(disk: { bytes: number; atOnce: number; truncates: boolean }) {
  const path = join(await temporaryDirectory(), "journal.jsonl");
  const journal = await openJournal(path, () => {});
  onTestFinished(() => journal.close());
  const file = await open(path, "r");
  onTestFinished(() => file.close());
  const handle: FileHandle = Object.getPrototypeOf(file);
  const full = () => Object.assign(new Error("ENOSPC: by the test"), { code: "ENOSPC" });
  type Write = (data: Buffer, at: number, length: number, to: number) => Promise<unknown>;
  const write = handle.write as Write;
  const takePart: Write = async function (this: FileHandle, data, at, length, to) {
    if (disk.bytes === 0) throw full();
    const part = Math.min(length, disk.bytes, disk.atOnce);
    disk.bytes -= part;
    return write.call(this, data, at, part, to);
  };
  vi.spyOn(handle, "write").mockImplementation(takePart as FileHandle["write"]);
  const { truncate } = handle;
  vi.spyOn(handle, "truncate").mockImplementation(async function (this: FileHandle, length) {
    if (!disk.truncates) throw full();
    return truncate.call(this, length);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { journal, path };
}

it("a journal goes on after a short write until all is written", async () => {
  const { journal, path } = await journalOn({ bytes: 1e6, atOnce: 7, truncates: true });
  await Promise.all([0, 1, 2].map((at) => journal.add(read(at))));
  expect(readJournal(path, nowhere)).toMatchObject({
    patches: [read(0), read(1), read(2)],
    damaged: [],
  });
});

it("a journal has nothing of a change that did not fit, even if its rest cannot be removed at once", async () => {
  const disk = { bytes: 60, atOnce: 1e6, truncates: false };
  const { journal, path } = await journalOn(disk);
  await journal.add(read(0)).catch(() => {});
  await expect(journal.add({ ...read(1), status: "answered" })).rejects.toThrow("ENOSPC");
  disk.bytes = 1e6;
  await expect(journal.add(read(2))).rejects.toThrow("ENOSPC");
  disk.truncates = true;
  await journal.add(read(3));
  const { patches, damaged } = readJournal(path, nowhere);
  expect(damaged).toEqual([]);
  expect(patches.map((patch) => patch.id)).toEqual([id(0), id(3)]);
  expect((await readFile(path, "utf8")).endsWith("}\n")).toBe(true);
});

it("a journal takes a change back that the index did not take", async () => {
  const path = join(await temporaryDirectory(), "journal.jsonl");
  let refuses = false;
  const journal = await openJournal(path, () => {
    if (refuses) throw new Error("the index is full");
  });
  onTestFinished(() => journal.close());
  await journal.add(read(0));
  refuses = true;
  await expect(journal.add(read(1))).rejects.toThrow("the index is full");
  refuses = false;
  await journal.add(read(2));
  expect(readJournal(path, nowhere).patches).toEqual([read(0), read(2)]);
});
