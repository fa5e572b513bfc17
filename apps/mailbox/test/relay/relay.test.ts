import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Patch } from "../../src/index/entry.ts";
import { retryDelay } from "../../src/relay/relay.ts";
import { startChild } from "../child.ts";
import {
  normalizeLines,
  parseMail,
  startTestMailbox,
  type TestMailbox,
  temporaryDirectory,
  until,
  validFields,
} from "../fixtures.ts";
import { relayTo, smtpError, startRelayed, startSmtpServer } from "../smtp-server.ts";

type Running = { page: (path: string) => Promise<string> };
type States = { queued: number; delivered: number; failed: number };
/** How many deliveries of a running mailbox are in each state. */
const relayStates = async ({ page }: Running): Promise<States> =>
  JSON.parse(await page("/health")).relay;
/** Waits until the relay of a running mailbox has nothing left to send. */
const queueIsEmpty = (mailbox: Running) =>
  until(async () => (await relayStates(mailbox)).queued === 0);
/**
 * Posts a message, waits until the relay has nothing left to send, and returns the message's id.
 */
const deliver = async (mailbox: TestMailbox, fields = {}) => {
  const id = await mailbox.postForId(fields);
  await queueIsEmpty(mailbox);
  return id;
};
const expectStates = async (mailbox: Running, queued: number, delivered: number, failed: number) =>
  expect(await relayStates(mailbox)).toEqual({ queued, delivered, failed });
/** The ids of the messages whose delivery is recorded on the disk. */
const recordedIds = async (dataDir: string): Promise<string[]> => {
  const lines = (await readFile(join(dataDir, "journal.jsonl"), "utf8")).trim().split("\n");
  const patches = lines.map((line) => JSON.parse(line) as Partial<Patch>);
  return patches.flatMap(({ id, delivery }) => (id && delivery?.state === "delivered" ? id : []));
};
const messageIdOf = async ({ raw }: { raw: string }) => (await parseMail(raw)).messageId ?? "";

it("the relay forwards the stored mail unchanged, only to the address of the access key", async () => {
  const { smtp, mailbox } = await startRelayed();
  const message = "नमस्ते\n.\n..leading dots\nFrom here";
  const id = await deliver(mailbox, { message, to_email: "thief@example.net" });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({
    from: "mailbox@agency.example",
    to: ["hello@agency.example"],
  });
  const raw = smtp.received[0]?.raw ?? "";
  expect(raw.trimEnd()).toBe((await mailbox.mails())[0]?.toString().trimEnd());
  expect(normalizeLines((await parseMail(raw)).text)).toBe(message);
  expect(await mailbox.page(`/mailbox/${id}`)).toContain("Delivered to hello@agency.example");
  await expectStates(mailbox, 0, 1, 0);
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
])("the relay retries after %s and delivers once", async (_, behaviour) => {
  const { smtp, mailbox } = await startRelayed(behaviour);
  await deliver(mailbox);
  expect(smtp.received).toHaveLength(1);
  await expectStates(mailbox, 0, 1, 0);
});

it("the relay gives up at once after 5xx to the recipient and shows the reason", async () => {
  const { smtp, mailbox } = await startRelayed({
    onRecipient: () => smtpError(550, "no such <b>mailbox</b>"),
  });
  const id = await deliver(mailbox);
  await expectStates(mailbox, 0, 0, 1);
  expect(smtp.counts.recipients).toBe(1);
  const page = await mailbox.page(`/mailbox/${id}`);
  expect(page).toContain("Failed: ");
  expect(page).toContain("no such &lt;b&gt;mailbox&lt;/b&gt;");
  expect(mailbox.count()).toBe(1);
});

it("a failed delivery of a message that is moved to the spam is neither counted nor tried again", async () => {
  const { mailbox } = await startRelayed({ onRecipient: () => smtpError(550, "no such mailbox") });
  const id = await deliver(mailbox);
  await mailbox.decide(`/${id}/spam`);
  await expectStates(mailbox, 0, 0, 0);
  expect((await mailbox.get("/health")).status).toBe(200);
  await mailbox.decide(`/${id}/retry`);
  await mailbox.decide(`/${id}/inbox`);
  await expectStates(mailbox, 0, 0, 1);
});

it("the relay lets no server command a terminal or write a line of the log", async () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => lines.mockRestore());
  const words = "gone \u001b[2J\u202e\u0007 mailbox: stored";
  const { mailbox } = await startRelayed(
    { onRecipient: () => smtpError(550, words) },
    {},
    { quiet: false },
  );
  await deliver(mailbox);
  const text = lines.mock.calls.join("\n");
  expect(text).toMatch(/gave up: .*gone \[2J mailbox: stored/);
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

it("the relay gives up on an unreachable server after the configured time", async () => {
  const smtp = await startSmtpServer();
  await smtp.close();
  const mailbox = await startTestMailbox({ relay: relayTo(smtp.port, { giveUpMs: 150 }) });
  await deliver(mailbox);
  await expectStates(mailbox, 0, 0, 1);
});

it("the relay answers the sender before a slow server does", async () => {
  let answer = () => {};
  const answersAfter = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { smtp, mailbox } = await startRelayed({ answersAfter });
  await mailbox.postForId();
  await until(() => smtp.counts.messages === 1);
  expect(smtp.received).toHaveLength(0);
  answer();
  await queueIsEmpty(mailbox);
  expect(smtp.received).toHaveLength(1);
});

it("the relay stops waiting for a server that does not respond", async () => {
  const never = new Promise(() => {});
  const { mailbox } = await startRelayed(
    { answersAfter: never },
    { timeoutMs: 200, giveUpMs: 100 },
  );
  await deliver(mailbox);
  await expectStates(mailbox, 0, 0, 1);
});

it("the relay repeats a lost acknowledgement's message under the same Message-ID", async () => {
  const { smtp, mailbox } = await startRelayed({ onData: once("drop after storing" as const) });
  await deliver(mailbox);
  const ids = await Promise.all(smtp.received.map(messageIdOf));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("the relay keeps its queue over a restart and delivers each message once", async () => {
  const unreachable = await startSmtpServer();
  await unreachable.close();
  const first = await startTestMailbox({ relay: relayTo(unreachable.port) });
  const subjects = [0, 1, 2, 3, 4].map((at) => `Number ${at}`);
  for (const subject of subjects) await first.post({ subject });
  await expectStates(first, 5, 0, 0);

  await first.close();
  const smtp = await startSmtpServer({}, unreachable.port);
  const second = await first.restart();
  await queueIsEmpty(second);
  expect((await second.restart()).count()).toBe(5);
  const mails = await Promise.all(smtp.received.map(({ raw }) => parseMail(raw)));
  expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects);
});

it("the relay loses nothing when it is killed and never repeats a recorded delivery", async () => {
  const smtp = await startSmtpServer();
  const dataDir = await temporaryDirectory();
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  for (let at = 0; at < 3; at += 1) {
    const child = await startChild(settings);
    await child.post({ submission_id: `s-${at}` });
    if (at === 0) await queueIsEmpty(child);
    await child.kill();
  }
  const recorded = await recordedIds(dataDir);
  expect(recorded.length).toBeGreaterThan(0);
  const mailbox = await startTestMailbox({ dataDir, relay: relayTo(smtp.port) });
  await queueIsEmpty(mailbox);
  expect(mailbox.count()).toBe(3);
  const ids = await Promise.all(smtp.received.map(messageIdOf));
  expect(new Set(ids).size).toBe(3);
  for (const id of recorded) expect(ids.filter((sent) => sent.includes(id))).toHaveLength(1);
});

it("the relay forgets a delivery whose message could not be stored", async () => {
  const { smtp, mailbox } = await startRelayed();
  await rm(join(mailbox.dataDir, "inbox"), { recursive: true });
  expect((await mailbox.post()).status).toBe(500);
  await expectStates(mailbox, 0, 0, 0);
  await mkdir(join(mailbox.dataDir, "inbox"));
  await deliver(mailbox);
  expect(smtp.received).toHaveLength(1);
});

it("the relay forgets at start a delivery whose message is missing after a crash", async () => {
  const smtp = await startSmtpServer();
  const dataDir = await temporaryDirectory();
  const id = "20250131-154500-123-k3v9x2ab";
  const delivery = { channel: "mail", state: "queued", firstAt: 1, attempts: 0, nextAt: 1 };
  const lines = [JSON.stringify({ journal: 1, generation: "x" }), JSON.stringify({ id, delivery })];
  await writeFile(join(dataDir, "journal.jsonl"), `${lines.join("\n")}\n`);
  const mailbox = await startTestMailbox({ dataDir, relay: relayTo(smtp.port) });
  await expectStates(mailbox, 0, 0, 0);
  expect(smtp.counts.connections).toBe(0);
});

it("the relay gives each of several recipients the mail by itself, and tries only the failed one again", async () => {
  let refuses = true;
  const { smtp, mailbox } = await startRelayed(
    { onRecipient: (_, to) => (refuses && to.startsWith("b@") ? smtpError(550) : undefined) },
    {},
    { keys: { [validFields.access_key]: "a@agency.example; b@agency.example" } },
  );
  const id = await deliver(mailbox);
  await expectStates(mailbox, 0, 1, 1);
  expect(await mailbox.page(`/mailbox/${id}`)).toMatch(
    /Relay to b@agency\.example<\/dt><dd class="bad">Failed: /,
  );
  refuses = false;
  const done = await mailbox.decide(`/${id}/retry`);
  expect(done.headers.get("location")).toBe(`/mailbox/${id}?done=retry`);
  await until(async () => (await relayStates(mailbox)).delivered === 2);
  expect(await mailbox.page(`/mailbox/${id}`)).not.toContain("Try to deliver again");
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

it.each(["PLAIN", "LOGIN"])("the relay signs in with AUTH %s", async (method) => {
  const users: unknown[] = [];
  const options: SMTPServerOptions = {
    disabledCommands: ["STARTTLS"],
    authMethods: [method],
    onAuth({ username, password }, _session, done) {
      users.push([username, password]);
      done(null, { user: username });
    },
  };
  const { smtp, mailbox } = await relayedBy(options, "me:p%40ss@127.0.0.1");
  await deliver(mailbox);
  expect([smtp.received.length, users]).toEqual([1, [["me", "p@ss"]]]);
});

const plain = { disabledCommands: ["AUTH", "STARTTLS"] };
const encrypting = { disabledCommands: ["AUTH"] };
it.each([
  ["its certificate is not trusted", encrypting, "", /certificate/, "queued"],
  ["TLS is required and it has none", plain, "?requireTLS=1", /STARTTLS|TLS/, "queued"],
  ["it takes no mail of that length", { ...plain, size: 1000 }, "", /Failed: .*size/i, "failed"],
])(
  "the relay keeps a message from a server, because %s",
  async (_, options, query, reason, state) => {
    const { smtp, mailbox } = await relayedBy(options, "127.0.0.1", query);
    const id = await mailbox.postForId();
    await until(async () => reason.test(await mailbox.page(`/mailbox/${id}`)));
    expect(smtp.received).toEqual([]);
    expect(await relayStates(mailbox)).toMatchObject({ delivered: 0, [state]: 1 });
  },
);

it("the relay accepts the certificate of a relay on this machine when configured to, and encrypts", async () => {
  const { smtp, mailbox } = await relayedBy(encrypting, "localhost", "?rejectUnauthorized=0");
  await deliver(mailbox);
  expect(smtp.received.map(({ secure }) => secure)).toEqual([true]);
});

it("the relay doubles the retry delay up to the maximum", () => {
  const config = { url: "", giveUpMs: 0, baseDelayMs: 100, maxDelayMs: 1000, timeoutMs: 0 };
  expect([1, 2, 3, 4, 5, 50].map((n) => retryDelay(config, n, () => 0.5))).toEqual([
    100, 200, 400, 800, 1000, 1000,
  ]);
});
