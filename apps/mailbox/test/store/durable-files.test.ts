import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSendings } from "../../src/newsletter/sendings.ts";
import { addLines } from "../../src/store/durable-files.ts";
import { hash, openErased } from "../../src/store/erased.ts";
import { openReaders } from "../../src/store/readers.ts";
import { temporaryDirectory } from "../fixtures.ts";

const half = "what a crash lef";

it("a line is added after what a crash has left of another, and to an empty file", async () => {
  const path = join(await temporaryDirectory(), "lines.txt");
  await addLines(path, ["one", "two"]);
  await appendFile(path, half);
  await addLines(path, ["three"]);
  await addLines(path, ["four"]);
  expect(await readFile(path, "utf8")).toBe(`one\ntwo\n${half}\nthree\nfour\n`);
});

it("what was erased after a crash is erased again where a backup brings it back", async () => {
  const dataDir = await temporaryDirectory();
  await writeFile(join(dataDir, "erased.txt"), `${hash("1")}\n${half}`);
  await openErased(dataDir).note(["2"]);
  expect(openErased(dataDir).among(["1", "2", "3"])).toEqual(["1", "2"]);
});

it("who did something after a crash is known", async () => {
  const dataDir = await temporaryDirectory();
  const path = join(dataDir, "readers.jsonl");
  await writeFile(path, "");
  const readers = openReaders(dataDir, () => {});
  await appendFile(path, half);
  await readers.note({ who: "asha", did: "open", what: "1" });
  const [, line = ""] = (await readFile(path, "utf8")).split("\n");
  expect(JSON.parse(line)).toMatchObject({ who: "asha", which: hash("1") });
});

it("an address that wants no letters after a crash gets none after a restart", async () => {
  const dataDir = await temporaryDirectory();
  await writeFile(join(dataDir, "newsletter-stopped.txt"), half);
  const open = () => openSendings(dataDir, (address) => `code of ${address}`, 10);
  await open().stop("asha@example.org");
  expect(open().reserve("asha@example.org")).toBe("enough");
  expect(open().reserve("imran@example.org")).toBeTypeOf("object");
});
