import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { killProcess } from "../../bench/child.ts";
import type { Patch } from "../../src/index/entry.ts";
import { retryDelay } from "../../src/relay/relay.ts";
import { startChild } from "../child.ts";
import {
  normalizeLines,
  pageText,
  parseMail,
  postForId,
  postJson,
  startTestMailbox,
  storedMails,
  temporaryDirectory,
  until,
  validFields,
} from "../fixtures.ts";
import { relayTo, smtpError, startRelayed, startSmtpServer } from "../smtp-server.ts";

type Health = { relay: { queued: number; delivered: number; failed: number } };
/** How many deliveries of a running mailbox are in each state. */
const relayStates = async ({ url }: { url: string }) =>
  ((await (await fetch(`${url}/health`)).json()) as Health).relay;
/** The ids of the messages whose delivery is recorded on the disk. */
const recordedIds = async (dataDir: string): Promise<string[]> => {
  const lines = (await readFile(join(dataDir, "journal.jsonl"), "utf8")).trim().split("\n");
  const patches = lines.map((line) => JSON.parse(line) as Partial<Patch>);
  return patches.flatMap(({ id, delivery }) => (id && delivery?.state === "delivered" ? id : []));
};
/** Waits until the relay of a running mailbox has nothing left to send. */
const queueIsEmpty = (mailbox: { url: string }) =>
  until(async () => (await relayStates(mailbox)).queued === 0);
const messageIdOf = async ({ raw }: { raw: string }) => (await parseMail(raw)).messageId ?? "";

describe("the relay", () => {
  it("forwards the stored mail unchanged, only to the address of the access key", async () => {
    const { smtp, mailbox } = await startRelayed();
    const message = "नमस्ते\n.\n..leading dots\nFrom here";
    const id = await postForId(mailbox, { ...validFields, message, to_email: "thief@example.net" });
    await queueIsEmpty(mailbox);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      from: "mailbox@agency.example",
      to: ["hello@agency.example"],
    });
    const raw = smtp.received[0]?.raw ?? "";
    expect(raw.trimEnd()).toBe((await storedMails(mailbox.dataDir))[0]?.toString().trimEnd());
    expect(normalizeLines((await parseMail(raw)).text)).toBe(message);
    const page = await pageText(mailbox, `/mailbox/${id}`);
    expect(page).toContain("Delivered to hello@agency.example");
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 1, failed: 0 });
  });

  const once =
    <T>(outcome: T) =>
    (nth: number) =>
      nth === 0 ? outcome : undefined;
  it.each([
    ["4xx to the connection", { onConnect: once(smtpError(421)) }],
    ["5xx to the connection", { onConnect: once(smtpError(554)) }],
    ["4xx to the recipient", { onRecipient: once(smtpError(450)) }],
    ["4xx to the message", { onData: once(smtpError(451)) }],
    ["a connection that closed before the response", { onData: once("drop" as const) }],
  ])("retries after %s and delivers once", async (_, behaviour) => {
    const { smtp, mailbox } = await startRelayed(behaviour);
    await postJson(mailbox);
    await queueIsEmpty(mailbox);
    expect(smtp.received).toHaveLength(1);
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 1, failed: 0 });
  });

  it("gives up at once after 5xx to the recipient and shows the reason", async () => {
    const { smtp, mailbox } = await startRelayed({
      onRecipient: () => smtpError(550, "no such <b>mailbox</b>"),
    });
    const id = await postForId(mailbox);
    await queueIsEmpty(mailbox);
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 0, failed: 1 });
    expect(smtp.counts.recipients).toBe(1);
    const page = await pageText(mailbox, `/mailbox/${id}`);
    expect(page).toContain("Failed: ");
    expect(page).toContain("no such &lt;b&gt;mailbox&lt;/b&gt;");
    expect(mailbox.count()).toBe(1);
  });

  it("gives up on an unreachable server after the configured time", async () => {
    const smtp = await startSmtpServer();
    await smtp.close();
    const mailbox = await startTestMailbox({ relay: relayTo(smtp.port, { giveUpMs: 150 }) });
    await postJson(mailbox);
    await queueIsEmpty(mailbox);
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 0, failed: 1 });
  });

  it("answers the sender before a slow server does", async () => {
    const { smtp, mailbox } = await startRelayed({ delayMs: 300 });
    await postForId(mailbox);
    expect(smtp.received).toHaveLength(0);
    await queueIsEmpty(mailbox);
    expect(smtp.received).toHaveLength(1);
  });

  it("stops waiting for a server that does not respond", async () => {
    const { mailbox } = await startRelayed({ delayMs: 800 }, { timeoutMs: 200, giveUpMs: 100 });
    await postJson(mailbox);
    await queueIsEmpty(mailbox);
    expect((await relayStates(mailbox)).failed).toBe(1);
  });

  it("repeats a lost acknowledgement's message under the same Message-ID", async () => {
    const { smtp, mailbox } = await startRelayed({ onData: once("drop after storing" as const) });
    await postJson(mailbox);
    await queueIsEmpty(mailbox);
    const ids = await Promise.all(smtp.received.map(messageIdOf));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("keeps its queue over a restart and delivers each message once", async () => {
    const unreachable = await startSmtpServer();
    await unreachable.close();
    const relay = relayTo(unreachable.port);
    const first = await startTestMailbox({ relay });
    for (let at = 0; at < 5; at += 1) {
      await postJson(first, { ...validFields, subject: `Number ${at}` });
    }
    expect((await relayStates(first)).queued).toBe(5);
    await first.close();

    const smtp = await startSmtpServer({}, unreachable.port);
    const second = await startTestMailbox({ dataDir: first.dataDir, relay });
    await queueIsEmpty(second);
    await second.close();
    const third = await startTestMailbox({ dataDir: first.dataDir, relay });
    await third.close();
    expect(third.count()).toBe(5);
    const subjects = await Promise.all(
      smtp.received.map(async ({ raw }) => (await parseMail(raw)).subject),
    );
    expect(subjects.sort()).toEqual([0, 1, 2, 3, 4].map((at) => `Number ${at}`));
  });

  it("loses nothing when it is killed and never repeats a recorded delivery", async () => {
    const smtp = await startSmtpServer();
    const dataDir = await temporaryDirectory();
    const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    for (let at = 0; at < 3; at += 1) {
      const { child, url } = await startChild(settings);
      await postJson({ url }, { ...validFields, submission_id: `s-${at}` });
      if (at === 0) await queueIsEmpty({ url });
      await killProcess(child);
    }
    const recorded = await recordedIds(dataDir);
    expect(recorded.length).toBeGreaterThan(0);
    const mailbox = await startTestMailbox({ dataDir, relay: relayTo(smtp.port) });
    await queueIsEmpty(mailbox);
    await mailbox.close();
    expect(mailbox.count()).toBe(3);
    const ids = await Promise.all(smtp.received.map(messageIdOf));
    expect(new Set(ids).size).toBe(3);
    for (const id of recorded) expect(ids.filter((sent) => sent.includes(id))).toHaveLength(1);
  });

  it("forgets a delivery whose message could not be stored", async () => {
    const { smtp, mailbox } = await startRelayed();
    await rm(join(mailbox.dataDir, "inbox"), { recursive: true });
    expect((await postJson(mailbox)).status).toBe(500);
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 0, failed: 0 });
    await mkdir(join(mailbox.dataDir, "inbox"));
    expect((await postJson(mailbox)).status).toBe(200);
    await queueIsEmpty(mailbox);
    expect(smtp.received).toHaveLength(1);
  });

  it("forgets at start a delivery whose message is missing after a crash", async () => {
    const smtp = await startSmtpServer();
    const dataDir = await temporaryDirectory();
    const id = "20250131-154500-123-k3v9x2ab";
    const delivery = { channel: "mail", state: "queued", firstAt: 1, attempts: 0, nextAt: 1 };
    const lines = [
      { journal: 1, generation: "x" },
      { id, delivery },
    ].map((line) => JSON.stringify(line));
    await writeFile(join(dataDir, "journal.jsonl"), `${lines.join("\n")}\n`);
    const mailbox = await startTestMailbox({ dataDir, relay: relayTo(smtp.port) });
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 0, failed: 0 });
    expect(smtp.counts.connections).toBe(0);
  });

  it("gives each of several recipients the mail by itself, and tries only the failed one again", async () => {
    let refuses = true;
    const { smtp, mailbox } = await startRelayed(
      { onRecipient: (_, to) => (refuses && to.startsWith("b@") ? smtpError(550) : undefined) },
      {},
      { keys: { [validFields.access_key]: "a@agency.example; b@agency.example" } },
    );
    const id = await postForId(mailbox);
    await queueIsEmpty(mailbox);
    expect(await relayStates(mailbox)).toEqual({ queued: 0, delivered: 1, failed: 1 });
    const page = await pageText(mailbox, `/mailbox/${id}`);
    expect(page).toMatch(/Relay to b@agency\.example<\/dt><dd class="bad">Failed: /);
    refuses = false;
    const done = await fetch(`${mailbox.url}/mailbox/${id}/retry`, { method: "POST" });
    expect(done.url).toBe(`${mailbox.url}/mailbox/${id}?done=retry`);
    await until(async () => (await relayStates(mailbox)).delivered === 2);
    expect(await pageText(mailbox, `/mailbox/${id}`)).not.toContain("Try to deliver again");
    expect(smtp.received.map(({ to }) => to)).toEqual([["a@agency.example"], ["b@agency.example"]]);
    const [first] = await mailbox.messages();
    expect(first?.to).toBe("a@agency.example, b@agency.example");
  });

  /** A mailbox that relays to a server, as an address without its port says. */
  const relayedBy = async (options: SMTPServerOptions, who: string, query = "") => {
    const smtp = await startSmtpServer({}, 0, options);
    const url = `smtp://${who}:${smtp.port}${query}`;
    return { smtp, mailbox: await startTestMailbox({ relay: relayTo(smtp.port, { url }) }) };
  };

  it.each(["PLAIN", "LOGIN"])("signs in with AUTH %s", async (method) => {
    const users: unknown[] = [];
    const { smtp, mailbox } = await relayedBy(
      {
        disabledCommands: ["STARTTLS"],
        authMethods: [method],
        onAuth({ username, password }, _session, done) {
          users.push([username, password]);
          done(null, { user: username });
        },
      },
      "me:p%40ss@127.0.0.1",
    );
    await postJson(mailbox);
    await queueIsEmpty(mailbox);
    expect([smtp.received.length, users]).toEqual([1, [["me", "p@ss"]]]);
  });

  const plain = { disabledCommands: ["AUTH", "STARTTLS"] };
  const encrypting = { disabledCommands: ["AUTH"] };
  it.each([
    ["its certificate is not trusted", encrypting, "", /certificate/],
    ["TLS is required and it has none", plain, "?requireTLS=1", /STARTTLS|TLS/],
    ["it takes no mail of that length", { ...plain, size: 1000 }, "", /Failed: .*size/i],
  ])("keeps a message from a server, because %s", async (_, options, query, reason) => {
    const { smtp, mailbox } = await relayedBy(options, "127.0.0.1", query);
    const id = await postForId(mailbox);
    await until(async () => reason.test(await pageText(mailbox, `/mailbox/${id}`)));
    expect(smtp.received).toEqual([]);
    const states = { queued: "size" in options ? 0 : 1, failed: "size" in options ? 1 : 0 };
    expect(await relayStates(mailbox)).toMatchObject(states);
  });

  it("takes the certificate of a relay on this machine when it is told to, and encrypts", async () => {
    const { smtp, mailbox } = await relayedBy(encrypting, "localhost", "?rejectUnauthorized=0");
    await postJson(mailbox);
    await queueIsEmpty(mailbox);
    expect(smtp.received.map(({ secure }) => secure)).toEqual([true]);
  });

  it("doubles the retry delay up to the maximum", () => {
    const config = { url: "", giveUpMs: 0, baseDelayMs: 100, maxDelayMs: 1000, timeoutMs: 0 };
    expect([1, 2, 3, 4, 5, 50].map((n) => retryDelay(config, n, () => 0.5))).toEqual([
      100, 200, 400, 800, 1000, 1000,
    ]);
  });
});
