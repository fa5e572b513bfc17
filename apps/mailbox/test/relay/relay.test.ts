import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kill, startChild } from "../child.ts";
import { directory, good, mails, parse, plain, postJson, running, until } from "../fixtures.ts";
import { relayTo, smtpError, smtpServer } from "../smtp-server.ts";

const states = async (dataDir: string) => {
  const count = async (name: string) => (await readdir(join(dataDir, "relay", name))).length;
  return {
    queue: await count("queue"),
    delivered: await count("delivered"),
    failed: await count("failed"),
  };
};
const diskSettled = (dataDir: string) => until(async () => (await states(dataDir)).queue === 0);
const settled = ({ url }: { url: string }) =>
  until(async () => {
    const health = (await (await fetch(`${url}/health`)).json()) as { relay: { queued: number } };
    return health.relay.queued === 0;
  });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("the relay", () => {
  it("passes the stored mail on, byte for byte, to the address of the access key only", async () => {
    const smtp = await smtpServer();
    const box = await running({ relay: relayTo(smtp.port) });
    const message = "नमस्ते\n.\n..leading dots\nFrom here";
    await postJson(box, { ...good, message, to_email: "thief@example.net" });
    await settled(box);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      from: "mailbox@kolam.example.com",
      to: ["hello@kolam.example.com"],
    });
    const raw = Buffer.from(smtp.received[0]?.raw ?? "");
    expect(raw.toString().trimEnd()).toBe((await mails(box.dataDir))[0]?.toString().trimEnd());
    expect(plain((await parse(raw)).text)).toBe(message);
    expect(await states(box.dataDir)).toEqual({ queue: 0, delivered: 1, failed: 0 });
    const { id } = (await box.messages())[0] ?? { id: "" };
    const page = await (await fetch(`${box.url}/mailbox/${id}`)).text();
    expect(page).toContain("Delivered to hello@kolam.example.com");
    expect(await (await fetch(`${box.url}/health`)).json()).toMatchObject({
      relay: { queued: 0, delivered: 1, failed: 0 },
    });
  });

  it("does not pass spam on", async () => {
    const smtp = await smtpServer();
    const box = await running({ relay: relayTo(smtp.port) });
    await postJson(box, { ...good, botcheck: true });
    await postJson(box);
    await settled(box);
    await pause(50);
    expect(smtp.received).toHaveLength(1);
    expect(await states(box.dataDir)).toEqual({ queue: 0, delivered: 1, failed: 0 });
  });

  it.each([
    ["4xx on connecting", { onConnect: (n: number) => (n < 2 ? smtpError(421) : undefined) }],
    ["5xx on connecting", { onConnect: (n: number) => (n < 2 ? smtpError(554) : undefined) }],
    ["4xx to the recipient", { onRecipient: (n: number) => (n < 2 ? smtpError(450) : undefined) }],
    ["4xx to the message", { onData: (n: number) => (n < 2 ? smtpError(451) : undefined) }],
    [
      "a connection cut before the answer",
      { onData: (n: number) => (n < 2 ? ("drop" as const) : undefined) },
    ],
  ])("tries again after %s, and delivers once", async (_, behaviour) => {
    const smtp = await smtpServer(behaviour);
    const box = await running({ relay: relayTo(smtp.port) });
    await postJson(box);
    await settled(box);
    await pause(100);
    expect(smtp.received).toHaveLength(1);
    expect(await states(box.dataDir)).toEqual({ queue: 0, delivered: 1, failed: 0 });
  });

  it("gives up at once on a 5xx to the message itself, and shows the reason", async () => {
    const smtp = await smtpServer({
      onRecipient: () => smtpError(550, "no such <b>mailbox</b>"),
    });
    const box = await running({ relay: relayTo(smtp.port) });
    const { id } = (await (await postJson(box)).json()) as { id: string };
    await settled(box);
    expect(await states(box.dataDir)).toEqual({ queue: 0, delivered: 0, failed: 1 });
    expect(smtp.counts.recipients).toBe(1);
    const page = await (await fetch(`${box.url}/mailbox/${id}`)).text();
    expect(page).toContain("Failed");
    expect(page).toContain("no such &lt;b&gt;mailbox&lt;/b&gt;");
    expect(box.count()).toBe(1);
  });

  it("gives up on a silent server when the time is over", async () => {
    const smtp = await smtpServer();
    await smtp.close();
    const box = await running({ relay: relayTo(smtp.port, { giveUpMs: 150 }) });
    await postJson(box);
    await settled(box);
    expect(await states(box.dataDir)).toEqual({ queue: 0, delivered: 0, failed: 1 });
  });

  it("waits for a slow server, but not for ever", async () => {
    const slow = await smtpServer({ delayMs: 1200 });
    const patient = await running({ relay: relayTo(slow.port, { timeoutMs: 8000 }) });
    expect((await postJson(patient)).status).toBe(200);
    expect(slow.received, "the sender does not wait for it").toHaveLength(0);
    await settled(patient);
    expect(slow.received).toHaveLength(1);

    const stuck = await smtpServer({ delayMs: 1500 });
    const hasty = await running({ relay: relayTo(stuck.port, { timeoutMs: 200, giveUpMs: 300 }) });
    await postJson(hasty);
    await settled(hasty);
    expect((await states(hasty.dataDir)).failed).toBe(1);
  });

  it("sends the same Message-ID again when an acknowledgement was lost", async () => {
    const smtp = await smtpServer({ onData: (n) => (n === 0 ? "drop after storing" : undefined) });
    const box = await running({ relay: relayTo(smtp.port) });
    await postJson(box);
    await settled(box);
    const ids = await Promise.all(
      smtp.received.map(async ({ raw }) => (await parse(Buffer.from(raw))).messageId),
    );
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("survives a restart with its queue, and delivers each message once", async () => {
    const away = await smtpServer();
    await away.close();
    const first = await running({ relay: relayTo(away.port) });
    for (let at = 0; at < 5; at += 1) await postJson(first, { ...good, subject: `Number ${at}` });
    await pause(60);
    await first.close();
    expect((await states(first.dataDir)).queue).toBe(5);

    const smtp = await smtpServer({}, away.port);
    const second = await running({ dataDir: first.dataDir, relay: relayTo(away.port) });
    await settled(second);
    await second.close();
    const third = await running({ dataDir: first.dataDir, relay: relayTo(away.port) });
    await pause(100);
    expect(third.count()).toBe(5);
    const subjects = await Promise.all(
      smtp.received.map(async ({ raw }) => (await parse(Buffer.from(raw))).subject),
    );
    expect(subjects.sort()).toEqual([0, 1, 2, 3, 4].map((at) => `Number ${at}`));
  });

  it("survives being killed right after the answer, and never repeats what was recorded", async () => {
    const smtp = await smtpServer();
    const dataDir = await directory();
    const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    for (let at = 0; at < 3; at += 1) {
      const { child, url } = await startChild(settings);
      await postJson({ url }, { ...good, submission_id: `s-${at}` });
      if (at === 0) await diskSettled(dataDir);
      await kill(child);
    }
    const recorded = (await readdir(join(dataDir, "relay", "delivered"))).map((name) =>
      name.replace(".json", ""),
    );
    expect(recorded.length).toBeGreaterThan(0);
    const box = await running({ dataDir, relay: relayTo(smtp.port) });
    await settled(box);
    await pause(100);
    expect(box.count()).toBe(3);
    const ids = await Promise.all(
      smtp.received.map(async ({ raw }) => (await parse(Buffer.from(raw))).messageId ?? ""),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of recorded) expect(ids.filter((sent) => sent.includes(id))).toHaveLength(1);
  });

  it("forgets a queued delivery whose message could not be stored", async () => {
    const smtp = await smtpServer();
    const box = await running({ relay: relayTo(smtp.port) });
    await rm(join(box.dataDir, "inbox"), { recursive: true });
    const response = await postJson(box);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ success: false });
    expect(await states(box.dataDir)).toEqual({ queue: 0, delivered: 0, failed: 0 });
    await mkdir(join(box.dataDir, "inbox"));
    expect((await postJson(box)).status).toBe(200);
    await settled(box);
    expect(smtp.received).toHaveLength(1);
  });

  it("forgets at its start a queued delivery whose message a crash kept away", async () => {
    const smtp = await smtpServer();
    const dataDir = await directory();
    const id = "20250131-154500-123-k3v9x2ab";
    await mkdir(join(dataDir, "relay", "queue"), { recursive: true });
    const delivery = {
      id,
      recipient: "hello@kolam.example.com",
      firstAt: 1,
      attempts: 0,
      nextAt: 1,
    };
    await writeFile(join(dataDir, "relay", "queue", `${id}.json`), JSON.stringify(delivery));
    await running({ dataDir, relay: relayTo(smtp.port) });
    expect(await states(dataDir)).toEqual({ queue: 0, delivered: 0, failed: 0 });
    expect(smtp.counts.connections).toBe(0);
  });
});
