import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { hash } from "../../src/store/erased.ts";
import { openReaders } from "../../src/store/readers.ts";
import { it, startTestMailbox, temporaryDirectory } from "../fixtures.ts";

const users = { asha: "a-long-enough-one-1", imran: "a-long-enough-one-2" };
const as = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});
const lines = async (dataDir: string) =>
  (await readFile(join(dataDir, "readers.jsonl"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

it("each reader has a password of their own, and it is known who opened and deleted what", async () => {
  const mailbox = await startTestMailbox({ users });
  const id = await mailbox.postForId({ name: "Marigold", message: "Between us." });
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${mailbox.url}/mailbox/${id}`, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status(as("imran", users.asha))).toBe(401);
  expect(await status(as("asha", users.asha))).toBe(200);
  await fetch(`${mailbox.url}/mailbox/${id}/erase`, {
    method: "POST",
    headers: as("imran", users.imran),
    redirect: "manual",
  });
  const all = await lines(mailbox.dataDir);
  expect(all.map(({ who, did, which }) => [who, did, which])).toEqual([
    ["asha", "open", hash(id)],
    ["imran", "erase", hash(id)],
  ]);
  expect(JSON.stringify(all)).not.toContain("Marigold");
});

it("a reader of some forms sees nothing of the others: no list, page, file, export or number", async () => {
  const userForms = { imran: ["Application"] };
  const mailbox = await startTestMailbox({ users, userForms });
  const mine = await mailbox.postForId({ form: "Application", subject: "Mine", message: "One." });
  const other = await mailbox.postForId({ form: "Contact", subject: "Secret", message: "Two." });
  await mailbox.postForId({ form: "Application", subject: "Mine too", message: "Three." });
  const headers = as("imran", users.imran);
  const get = async (path: string) => {
    const answer = await mailbox.get(`/mailbox${path}`, headers);
    return { status: answer.status, text: await answer.text() };
  };
  for (const path of [
    "",
    "?folder=all&q=secret",
    `?q=${other}`,
    "?form=Contact",
    "/export.csv?folder=all",
    "/export.mbox",
    "/export.zip?email=asha%40example.org",
    `/${mine}`,
  ]) {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/Secret|Two\./);
  }
  expect((await get(`/${mine}`)).text).toContain("Mine too");
  for (const path of [`/${other}`, `/${other}.eml`, `/${other}/erase`, `/${other}/files/1`]) {
    expect((await get(path)).status, path).toBe(404);
  }
  for (const [path, body] of [
    [`/${other}/erase`, undefined],
    [`/${other}/spam`, undefined],
    ["/selected", new URLSearchParams({ id: other, action: "erase", sure: "1" })],
  ] as const) {
    await mailbox.decide(path, body, headers);
  }
  expect(mailbox.counts()).toEqual([3, 0]);
  expect((await mailbox.decide("/retention", undefined, headers)).status).toBe(403);

  const everything = { email: "asha@example.org", action: "erase", sure: "1" };
  await mailbox.decide("/selected", new URLSearchParams(everything), headers);
  expect((await mailbox.messages()).map(({ subject }) => subject)).toEqual(["Secret"]);
  const all = await mailbox.get("/mailbox", as("asha", users.asha));
  expect(await all.text()).toContain("Secret");
});

it("who did what is known for a year", async () => {
  const dataDir = await temporaryDirectory();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1) });
  await openReaders(dataDir, () => {}).note({ who: "asha", did: "open", what: "1" });
  vi.setSystemTime(Date.UTC(2026, 6, 1));
  await openReaders(dataDir, () => {}).note({ who: "asha", did: "open", what: "2" });
  vi.setSystemTime(Date.UTC(2027, 0, 2));
  openReaders(dataDir, () => {});
  vi.useRealTimers();
  expect((await lines(dataDir)).map(({ which }) => which)).toEqual([hash("2")]);
});
