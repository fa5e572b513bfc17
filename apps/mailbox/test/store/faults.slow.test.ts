import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failToStart, startChild } from "../child.ts";
import { idOf, startService, startTestMailbox, temporaryDirectory, until } from "../fixtures.ts";

type Child = Awaited<ReturnType<typeof startChild>>;

const secret = "the secret of the webhook";
/** Keeps a mailbox's deliveries waiting until it is opened. */
async function startGate() {
  const gate = { isOpen: false };
  const { url, calls } = await startService((response) => {
    if (gate.isOpen) response.end();
  });
  const delivered = () => calls.map(({ headers }) => String(headers["webhook-id"]));
  return Object.assign(gate, { url, calls, delivered });
}

/** Starts a mailbox process that has a message to deliver for each that it acknowledges. */
async function startFaulty() {
  const gate = await startGate();
  const dataDir = await temporaryDirectory();
  const settings = { DATA_DIR: dataDir, WEBHOOK_URL: gate.url, WEBHOOK_SECRET: secret };
  return { gate, dataDir, settings, child: await startChild({ ...settings, MIN_FREE_MB: "0" }) };
}

/**
 * The texts of the messages that were acknowledged, by their ids, and how the other posts were
 * answered.
 */
function record() {
  const acknowledged = new Map<string, string>();
  const refused: number[] = [];
  let number = 0;
  return {
    acknowledged,
    refused,
    /** Posts a message; one whose answer never comes is not acknowledged. */
    async post(child: Child): Promise<void> {
      const message = `Message ${number++}`;
      const response = await child.post({ message }).catch(() => undefined);
      if (response?.status === 200) acknowledged.set(await idOf(response), message);
      else refused.push(response?.status ?? 0);
    },
    async postMany(child: Child, times: number): Promise<void> {
      for (let at = 0; at < times; at += 1) await this.post(child);
    },
  };
}

const removeIndex = async (dataDir: string) => {
  for (const end of ["", "-wal", "-shm"]) {
    await rm(join(dataDir, `index.sqlite${end}`), { force: true });
  }
};

const waitingDeliveries = async ({ page }: Child): Promise<number> =>
  JSON.parse(await page("/health")).webhook.queued;

/**
 * Starts a mailbox again, with an index made of the files and the journal alone, and compares what
 * it has and delivers with what was acknowledged.
 * @returns the mailbox that was started
 */
async function compare(
  dataDir: string,
  acknowledged: ReadonlyMap<string, string>,
  gate: Awaited<ReturnType<typeof startGate>>,
) {
  await removeIndex(dataDir);
  gate.calls.length = 0;
  gate.isOpen = true;
  const retry = { giveUpMs: 60_000, baseDelayMs: 20, maxDelayMs: 100, timeoutMs: 60_000 };
  const webhook = { url: gate.url, secret, format: "json", ...retry } as const;
  const mailbox = await startTestMailbox({ dataDir, webhook });
  const state = async () => JSON.parse(await mailbox.page("/health"));
  await until(async () => (await state()).webhook.queued === 0);
  const { status, quarantined, webhook: deliveries } = await state();
  const texts = new Map((await mailbox.messages()).map(({ id, text }) => [id, text]));
  const of = [...acknowledged];
  const delivered = new Set(gate.delivered());
  expect({
    acknowledged: of.length,
    found: of.filter(([id, text]) => texts.get(id) === text).length,
    delivered: of.filter(([id]) => delivered.has(id)).length,
    status,
    quarantined,
  }).toEqual({
    acknowledged: of.length,
    found: of.length,
    delivered: of.length,
    status: "ok",
    quarantined: undefined,
  });
  expect(deliveries.delivered).toBe(texts.size);
  expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
  return mailbox;
}

describe("what was acknowledged is there and is delivered", () => {
  it("after a kill in the middle of many posts", async () => {
    const { gate, dataDir, child } = await startFaulty();
    const { acknowledged, post } = record();
    const posts = Array.from({ length: 60 }, () => post(child));
    await until(() => acknowledged.size > 5);
    await child.kill();
    await Promise.all(posts);
    await compare(dataDir, acknowledged, gate);
  });

  it.each([
    ["was full", { bytes: 0 }],
    ["was read-only", "read-only"],
  ] as const)("after the disk %s for a while", async (_, fault) => {
    const { gate, dataDir, child } = await startFaulty();
    const posts = record();
    await posts.postMany(child, 5);
    await child.setFault(fault);
    await posts.postMany(child, 5);
    expect(posts.refused).toEqual([507, 507, 507, 507, 507]);
    expect((await child.get("/health")).status).toBe(503);
    const [id] = posts.acknowledged.keys();
    expect((await child.get(`/mailbox/${id}`)).status).toBe(200);
    expect((await child.decide(`/${id}/answered`)).status).toBe(507);
    await child.setFault("none");
    await posts.postMany(child, 5);
    expect(posts.acknowledged.size).toBe(10);
    expect(await waitingDeliveries(child)).toBe(10);
    await child.kill();
    expect((await compare(dataDir, posts.acknowledged, gate)).count()).toBe(10);
  });

  it("after the disk was full after each number of bytes", async () => {
    const { gate, dataDir, child } = await startFaulty();
    const posts = record();
    await posts.post(child);
    // More than a mail and a line of the journal have.
    for (let bytes = 0; bytes < 2400; bytes += 17) {
      await child.setFault({ bytes });
      await posts.post(child);
      await child.setFault("none");
    }
    expect(new Set(posts.refused)).toEqual(new Set([507]));
    expect(posts.refused.length).toBeGreaterThan(40);
    expect(posts.acknowledged.size).toBeGreaterThan(10);
    expect(await waitingDeliveries(child)).toBe(posts.acknowledged.size);
    await child.kill();
    const again = await compare(dataDir, posts.acknowledged, gate);
    expect(again.count()).toBe(posts.acknowledged.size);
  });

  it("after the index was taken away", async () => {
    const { gate, dataDir, child } = await startFaulty();
    const posts = record();
    await posts.postMany(child, 5);
    await removeIndex(dataDir);
    await posts.postMany(child, 5);
    await child.kill();
    expect((await compare(dataDir, posts.acknowledged, gate)).count()).toBe(10);
  });

  it("after a backup was restored", async () => {
    const { gate, dataDir, child } = await startFaulty();
    const posts = record();
    await posts.postMany(child, 10);
    const acknowledged = new Map(posts.acknowledged);
    const [answered] = acknowledged.keys();
    await child.decide(`/${answered}/answered`);
    const directory = await temporaryDirectory();
    const archive = join(directory, "mailbox.tgz");
    const excluded = ["index.sqlite*", "lock.sqlite*", "./tmp"].map((name) => `--exclude=${name}`);
    const [, [code]] = await Promise.all([
      posts.postMany(child, 10),
      once(spawn("tar", ["-C", dataDir, ...excluded, "-czf", archive, "."]), "exit"),
    ]);
    // 1 says that a file changed while it was read.
    expect(code).toBeLessThanOrEqual(1);
    await child.kill();
    const restored = join(directory, "restored");
    await mkdir(restored);
    await once(spawn("tar", ["-C", restored, "-xzf", archive]), "exit");
    const mailbox = await compare(restored, acknowledged, gate);
    expect(await mailbox.page(`/mailbox/${answered}`)).toContain("<dd>Answered</dd>");
  });
});

describe("a start", () => {
  it("on a full disk shows the inbox, answers posts with 507, and takes them once there is space", async () => {
    const { dataDir, settings, child } = await startFaulty();
    const posts = record();
    await posts.postMany(child, 3);
    await child.kill();
    const full = { ...settings, MIN_FREE_MB: "0", FAULT: JSON.stringify({ bytes: 0 }) };
    const second = await startChild(full);
    for (const id of posts.acknowledged.keys()) {
      expect(await second.page("/mailbox")).toContain(id);
      expect((await second.get(`/mailbox/${id}`)).status).toBe(200);
    }
    const answer = await second.post();
    expect(answer.status).toBe(507);
    expect(await answer.text()).toContain("The mailbox is full");
    await second.setFault("none");
    const id = await second.postForId();
    const [erased] = posts.acknowledged.keys();
    await second.decide(`/${erased}/erase`);
    const names = await readdir(dataDir, { recursive: true });
    const files = names.filter((name) => /journal|index|eml/.test(name));
    const contents = await Promise.all(
      files.map((name) => readFile(join(dataDir, name), "latin1")),
    );
    expect(contents.join()).not.toContain(erased);
    await second.kill();
    const third = await startTestMailbox({ dataDir });
    expect(third.count()).toBe(3);
    expect((await third.get(`/mailbox/${id}`)).status).toBe(200);
  });

  it.each([
    ["read-only", "read-only", "cannot be written to"],
    ["new and full", { bytes: 0 }, "is full"],
  ] as const)("on a disk that is %s says so in one sentence", async (_, fault, why) => {
    const dataDir = await temporaryDirectory();
    const { code, errors } = failToStart({ DATA_DIR: dataDir, FAULT: JSON.stringify(fault) });
    expect(code).toBe(1);
    expect(errors.trim().split("\n")).toEqual([
      expect.stringMatching(new RegExp(`^The disk of .* ${why}: .+\\.$`)),
    ]);
  });
});
