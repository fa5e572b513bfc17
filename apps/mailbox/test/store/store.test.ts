import { once } from "node:events";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { openStore } from "../../src/store/store.ts";
import { english } from "../../src/words.ts";
import { failToStart, startChild } from "../child.ts";
import {
  it,
  startTestMailbox,
  submissionOf,
  temporaryDirectory,
  validFields,
} from "../fixtures.ts";

it("a killed process leaves only complete messages if it was receiving some", async () => {
  const dataDir = await temporaryDirectory();
  const { postForId, kill } = await startChild({ DATA_DIR: dataDir });
  const fields = (at: number) => ({ submission_id: `sender-${at}` });
  const requests = Array.from({ length: 60 }, async (_, at) => ({
    at,
    id: await postForId(fields(at)).catch(() => undefined),
  }));
  await requests[0];
  await kill();
  const acknowledged = (await Promise.all(requests)).filter(({ id }) => id !== undefined);

  const mailbox = await startTestMailbox({ dataDir });
  expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
  for (const { id, at } of acknowledged) expect(await mailbox.postForId(fields(at))).toBe(id);
  for (let at = 0; at < 60; at += 1) await mailbox.post(fields(at));
  const stored = await mailbox.messages();
  expect(stored).toHaveLength(60);
  expect(new Set(stored.map(({ submissionId }) => submissionId)).size).toBe(60);
  for (const { text } of stored) expect(text).toBe(validFields.message);
});

it("the data directory loses incomplete files at start and keeps foreign ones", async () => {
  const dataDir = await temporaryDirectory();
  for (const name of ["tmp", "inbox"]) await mkdir(join(dataDir, name));
  await writeFile(join(dataDir, "tmp", "half.eml"), "From: x");
  await writeFile(join(dataDir, "inbox", "notes.txt"), "mine");
  await writeFile(join(dataDir, "inbox", "foreign.eml"), "From: x\r\n\r\n");
  const mailbox = await startTestMailbox({ dataDir });
  expect(mailbox.count()).toBe(0);
  expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
  expect((await readdir(join(dataDir, "inbox"))).sort()).toEqual(["foreign.eml", "notes.txt"]);
});

it("the data directory can be used by one mailbox at a time", async ({ mailbox }) => {
  const { dataDir } = mailbox;
  const other = startTestMailbox({ dataDir });
  await expect(other).rejects.toThrow(/Another mailbox is already using .*DATA_DIR/);
  const { code, errors } = failToStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(errors).toMatch(/^Another mailbox is already using/);
  await (await mailbox.restart()).postForId();
});

it("the available space is limited by the number of messages: 507, and /health reports it", async () => {
  const mailbox = await startTestMailbox({ maxMessages: 4 });
  const fields = (at: number) => ({ submission_id: `id-${at}` });
  for (let at = 0; at < 4; at += 1) await mailbox.postForId(fields(at));
  expect((await mailbox.post()).status).toBe(507);
  expect(mailbox.count()).toBe(4);
  expect((await mailbox.get("/health")).status).toBe(503);
  // A message that is already stored is still acknowledged.
  await mailbox.postForId(fields(2));
});

it("the available space is limited by bytes, with concurrent senders and after a restart", async () => {
  const maxBytes = 50_000;
  const mailbox = await startTestMailbox({ maxBytes });
  const fields = { message: "x".repeat(4000) };
  const all = await Promise.all(Array.from({ length: 20 }, () => mailbox.post(fields)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(all.filter(({ status }) => status === 507)).toHaveLength(15);
  const sizes = (await mailbox.mails()).map(({ length }) => length);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(maxBytes);
  expect((await (await mailbox.restart()).post(fields)).status).toBe(507);
});

it("the available space is not used up by a flood of spam", async () => {
  const mailbox = await startTestMailbox({ maxMessages: 8 });
  for (const status of [200, 200, 507, 507]) {
    expect((await mailbox.post({ botcheck: true })).status).toBe(status);
  }
  await mailbox.postForId();
});

it("a mailbox process that finds its port in use exits with 1 and says what to do", async ({
  mailbox,
}) => {
  const { port } = mailbox;
  const settings = { DATA_DIR: await temporaryDirectory(), MAILBOX_PORT: String(port) };
  const { code, errors } = failToStart(settings);
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set MAILBOX_PORT to a free port (0 picks any).`,
  );
});

/** Whether nothing takes connections at an address any more. */
const isRefused = async (url: string): Promise<boolean> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, "connect");
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
};

it("a mailbox process that gets SIGTERM answers the current request and exits", async () => {
  const { child, url } = await startChild({ DATA_DIR: await temporaryDirectory() });
  const body = JSON.stringify(validFields);
  const headers = {
    "content-type": "application/json",
    "content-length": body.length,
    expect: "100-continue",
  };
  const slow = request(`${url}/submit`, { method: "POST", headers });
  slow.flushHeaders();
  const response = once(slow, "response");
  // Sent once the mailbox has begun to handle the request.
  await once(slow, "continue");
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  // It takes no others any more.
  await expect.poll(() => isRefused(url)).toBe(true);
  slow.end(body);
  expect((await response)[0].statusCode).toBe(200);
  expect(await exit).toEqual([0, null]);
});

it("the journal does not grow with every attempt to deliver while a server is away for weeks", async () => {
  const dataDir = await temporaryDirectory();
  const limits = { maxMessages: 10, maxBytes: 1e6 };
  const from = { mailFrom: "mailbox@agency.example", words: english };
  const options = { dataDir, ...from, ...limits, channels: ["webhook"] as const };
  const store = await openStore(options);
  const { entry } = await store.add(submissionOf(validFields));
  const [delivery] = store.deliveries(entry.id);
  if (!delivery) throw new Error("nothing is queued");
  const lastError = "the webhook was not reached ".repeat(10);
  for (let attempts = 1; attempts <= 10_000; attempts += 100) {
    const some = Array.from({ length: 100 }, (_, at) => attempts + at);
    await Promise.all(
      some.map((each) => store.setDelivery(entry.id, { ...delivery, attempts: each, lastError })),
    );
  }
  await store.close();
  expect((await stat(join(dataDir, "journal.jsonl"))).size).toBeLessThan(2_000_000);
  const again = await openStore(options);
  expect(again.deliveries(entry.id)).toMatchObject([{ attempts: 10_000, state: "queued" }]);
  await again.close();
});
