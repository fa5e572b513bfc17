import { appendFile, mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { lockDirectory } from "../../src/store/lock.ts";
import { startService, startTestMailbox, temporaryDirectory, until } from "../fixtures.ts";

const quarantined = (dataDir: string) => readdir(join(dataDir, "quarantine"));

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
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  expect((await mailbox.postForId()).slice(0, 8)).toBe(today);
  expect((await mailbox.get("/mailbox")).status).toBe(200);
  expect(mailbox.count()).toBe(1);
  expect(await quarantined(dataDir)).toEqual([expect.stringContaining(id)]);
});

it("puts aside a damaged line of the journal", async () => {
  const dataDir = await temporaryDirectory();
  const journal = '{"journal":1,"generation":"x"}\n{"id":"2\n{"id"';
  await writeFile(join(dataDir, "journal.jsonl"), journal);
  const mailbox = await startTestMailbox({ dataDir });
  await mailbox.postForId();
  expect(await quarantined(dataDir)).toHaveLength(1);
});

const names = ["आशा".repeat(80), "👩🏽‍💻".repeat(60), "O'\"Brien\\, <x@y.z>", "Ästrid  Ö"];

it.each(["as it was", "missing", "damaged", "cut short"])(
  "has the same messages after a restart with an index that is %s",
  async (state) => {
    const first = await startTestMailbox();
    for (const name of names) await first.postForId({ name, subject: name });
    await first.postForId({ botcheck: true });
    const before = await first.messages();
    await first.close();
    const index = join(first.dataDir, "index.sqlite");
    if (state !== "as it was") {
      for (const end of ["", "-wal", "-shm"]) await rm(index + end, { force: true });
    }
    if (state === "damaged") await writeFile(index, Buffer.alloc(90_000, 7));
    if (state === "cut short") await writeFile(index, "SQLite format 3\0");
    const second = await first.restart();
    expect(await second.messages()).toEqual(before);
    expect(second.count("spam")).toBe(1);
  },
);

it("has the same messages after SQLite finds the index damaged in the middle", async () => {
  const mailbox = await startTestMailbox();
  const id = await mailbox.postForId();
  await mailbox.decide(`/${id}/answered`);
  const index = new DatabaseSync(join(mailbox.dataDir, "index.sqlite"), { defensive: false });
  index.exec("DELETE FROM words_data");
  index.close();
  const found = await mailbox.page("/mailbox?q=shop");
  expect(found).toContain("1 found");
  expect(found).toContain("answered, to");
});

it("ignores what a crash left of a journal's last line", async () => {
  const first = await startTestMailbox();
  await first.close();
  await appendFile(join(first.dataDir, "journal.jsonl"), '{"id":"20250131-15');
  await first.restart();
  expect(await quarantined(first.dataDir)).toEqual([]);
});

it.each([
  ["a crash left", ""],
  ["a damaged disk left", "7".repeat(5000)],
])("locks a directory once, also over what %s", async (_, left) => {
  const dataDir = await temporaryDirectory();
  await writeFile(join(dataDir, "lock.sqlite"), left);
  const unlock = lockDirectory(dataDir);
  for (let at = 0; at < 2; at += 1) expect(() => lockDirectory(dataDir)).toThrow("already using");
  unlock();
  lockDirectory(dataDir)();
});

it("starts where folders are in the place of half-written files", async () => {
  const dataDir = await temporaryDirectory();
  for (const name of ["tmp/probe", "journal.jsonl.new"]) {
    await mkdir(join(dataDir, name, "more"), { recursive: true });
  }
  const mailbox = await startTestMailbox({ dataDir });
  expect((await mailbox.get("/health")).status).toBe(200);
  await mailbox.postForId();
});

const retry = { giveUpMs: 60_000, baseDelayMs: 20, maxDelayMs: 100, timeoutMs: 60_000 };
const webhookAt = (url: string) => ({ url, secret: undefined, format: "json", ...retry }) as const;

it("a message whose file was away for a while is delivered, and what was done about it is known", async () => {
  const dataDir = await temporaryDirectory();
  const silent = await startService(() => {});
  const mailbox = await startTestMailbox({ dataDir, webhook: webhookAt(silent.url) });
  const id = await mailbox.postForId();
  await mailbox.decide(`/${id}/answered`);
  const [file, elsewhere] = [join(dataDir, "inbox", `${id}.eml`), join(dataDir, "elsewhere")];
  await rename(file, elsewhere);
  expect((await mailbox.get(`/mailbox/${id}`)).status).toBe(404);
  expect(mailbox.count()).toBe(0);
  await rename(elsewhere, file);

  const { url, calls } = await startService((response) => response.end());
  const again = await mailbox.restart({ webhook: webhookAt(url) });
  await until(() => calls.length > 0);
  expect(await again.page(`/mailbox/${id}`)).toContain("<dd>Answered</dd>");
});

it("no message is given up while the whole folder is away", async () => {
  const dataDir = await temporaryDirectory();
  const mailbox = await startTestMailbox({ dataDir });
  const id = await mailbox.postForId();
  const [folder, elsewhere] = [join(dataDir, "inbox"), join(dataDir, "elsewhere")];
  await rename(folder, elsewhere);
  expect((await mailbox.get(`/mailbox/${id}`)).status).toBe(500);
  await rename(elsewhere, folder);
  expect((await mailbox.get(`/mailbox/${id}`)).status).toBe(200);
});
