import { appendFile, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lockDirectory } from "../../src/store/lock.ts";
import { postForId, startTestMailbox, temporaryDirectory, validFields } from "../fixtures.ts";

const today = () => new Date().toISOString().slice(0, 10).replaceAll("-", "");

it.each([
  ["a link that leads nowhere", "20250131-154500-123-k3v9x2ab"],
  ["an id with month 13", "20251331-154500-123-k3v9x2ab"],
  ["an id of 30 February", "20250230-154500-123-k3v9x2ab"],
  ["an id of 2099", "20990131-154500-123-k3v9x2ab"],
])("puts aside %s and goes on with today's date", async (name, id) => {
  const dataDir = await temporaryDirectory();
  await mkdir(join(dataDir, "inbox"));
  const path = join(dataDir, "inbox", `${id}.eml`);
  if (name.includes("link")) await symlink("/nowhere", path);
  else await writeFile(path, "Subject: x\r\n\r\nx");
  const mailbox = await startTestMailbox({ dataDir });
  expect((await postForId(mailbox)).slice(0, 8)).toBe(today());
  expect((await fetch(`${mailbox.url}/mailbox`)).status).toBe(200);
  expect(mailbox.count()).toBe(1);
  expect(await readdir(join(dataDir, "quarantine"))).toEqual([expect.stringContaining(id)]);
});

it("puts aside a damaged line of the journal", async () => {
  const dataDir = await temporaryDirectory();
  const journal = '{"journal":1,"generation":"x"}\n{"id":"2\n{"id"';
  await writeFile(join(dataDir, "journal.jsonl"), journal);
  const mailbox = await startTestMailbox({ dataDir });
  await postForId(mailbox);
  expect(await readdir(join(dataDir, "quarantine"))).toHaveLength(1);
});

const names = ["आशा".repeat(80), "👩🏽‍💻".repeat(60), "O'\"Brien\\, <x@y.z>", "Ästrid  Ö"];

it.each(["as it was", "missing", "damaged", "cut short"])(
  "has the same messages after a restart with an index that is %s",
  async (state) => {
    const first = await startTestMailbox();
    for (const name of names) await postForId(first, { ...validFields, name, subject: name });
    await postForId(first, { ...validFields, botcheck: true });
    const before = await first.messages();
    await first.close();
    const index = join(first.dataDir, "index.sqlite");
    if (state !== "as it was") {
      for (const end of ["", "-wal", "-shm"]) await rm(index + end, { force: true });
    }
    if (state === "damaged") await writeFile(index, Buffer.alloc(90_000, 7));
    if (state === "cut short") await writeFile(index, "SQLite format 3\0");
    const second = await startTestMailbox({ dataDir: first.dataDir });
    expect(await second.messages()).toEqual(before);
    expect(second.count("spam")).toBe(1);
  },
);

it("ignores what a crash left of a journal's last line", async () => {
  const first = await startTestMailbox();
  await first.close();
  await appendFile(join(first.dataDir, "journal.jsonl"), '{"id":"20250131-15');
  await startTestMailbox({ dataDir: first.dataDir });
  expect(await readdir(join(first.dataDir, "quarantine"))).toEqual([]);
});

it("locks a directory once, also over what a crash left", async () => {
  const dataDir = await temporaryDirectory();
  await writeFile(join(dataDir, "lock.sqlite"), "");
  const attempts = await Promise.allSettled([1, 2, 3].map(async () => lockDirectory(dataDir)));
  const held = attempts.flatMap((attempt) =>
    attempt.status === "fulfilled" ? [attempt.value] : [],
  );
  expect(held).toHaveLength(1);
  held[0]?.();
  lockDirectory(dataDir)();
});
