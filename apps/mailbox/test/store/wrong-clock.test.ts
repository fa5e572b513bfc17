import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageIds, messageTime } from "../../src/mail/message-id.ts";
import { startRetention } from "../../src/store/retention.ts";
import { openStore } from "../../src/store/store.ts";
import { english } from "../../src/words.ts";
import { startService, startTestMailbox, type TestMailbox, until } from "../fixtures.ts";
import { relayTo, smtpError, startSmtpServer } from "../smtp-server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const retentionDays = 365;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});
const shiftClock = (days: number) => vi.setSystemTime(Date.now() + days * day);

async function postMany(mailbox: TestMailbox, number: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < number; at += 1) ids.push(await mailbox.postForId());
  return ids;
}

/** Makes stored messages of a mailbox that has been closed older. */
async function age({ dataDir }: TestMailbox, ids: readonly string[], days: number) {
  for (const id of ids) {
    const stamp = new Date(messageTime(id) - days * day).toISOString();
    const older = stamp.slice(0, 10).replaceAll("-", "") + id.slice(8);
    await rename(join(dataDir, "inbox", `${id}.eml`), join(dataDir, "inbox", `${older}.eml`));
  }
}

const status = async (mailbox: TestMailbox): Promise<string> =>
  JSON.parse(await mailbox.page("/health")).status;

/** What happens at a start: `waits` is what /health says. */
async function startAndLook(mailbox: TestMailbox) {
  const started = await mailbox.restart({ retentionDays });
  // The first run writes it at its end.
  await until(() =>
    readFile(join(started.dataDir, "clock.json")).then(
      () => true,
      () => false,
    ),
  );
  return { started, waits: await status(started) };
}

describe("a clock that is wrong", () => {
  it("erases nothing, also after another start, and says how many messages wait and why", async () => {
    const first = await startTestMailbox({ retentionDays });
    await postMany(first, 5);
    shiftClock(400);
    const second = await first.restart();
    await until(async () => (await status(second)) !== "ok");
    expect(await status(second)).toMatch(
      /^5 messages not erased yet, because the clock is 400 days ahead/,
    );
    await second.postForId();
    const third = await second.restart();
    await until(async () => (await status(third)) !== "ok");
    expect(third.count()).toBe(6);
    const page = await third.page("/mailbox");
    expect(page).toContain("Not erased yet: 5 messages");
    expect(page).toContain("400 days ahead");

    shiftClock(-400);
    const fourth = await third.restart();
    expect(await status(fourth)).toBe("messages dated in the future: 1");
    expect(await fourth.page("/mailbox")).not.toContain("Not erased yet");
    expect(fourth.count()).toBe(6);
  });

  it("is believed when the staff say so, and only then", async () => {
    const first = await startTestMailbox({ retentionDays });
    await postMany(first, 5);
    shiftClock(400);
    const second = await first.restart();
    await until(async () => (await status(second)) !== "ok");
    const sure = new URLSearchParams({ sure: "1" });
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await second.decide("/retention", sure, foreign)).status).toBe(403);
    const question = await (await second.decide("/retention", new URLSearchParams())).text();
    expect(question).toContain("Delete for good?");
    expect(question).toContain("5 messages");
    expect(second.count()).toBe(5);

    const done = await second.decide("/retention", sure);
    expect(done.headers.get("location")).toBe("/mailbox?done=erase&count=5");
    expect(second.count()).toBe(0);
    expect(await status(second)).toBe("ok");
    const third = await second.restart();
    await third.postForId();
    expect(await status(third)).toBe("ok");
  });

  it("is believed after seven days that a monotonic clock has counted, also over a restart", async () => {
    const mailbox = await startTestMailbox();
    await postMany(mailbox, 5);
    await mailbox.close();
    const { dataDir } = mailbox;
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
    const options = { dataDir, words: english, mailFrom: "", maxMessages: 100, maxBytes: 1e9 };
    const open = async () => {
      const store = await openStore(options);
      const retention = startRetention(store, { dataDir, keptDays: {}, retentionDays }, () => {});
      const close = async () => {
        await retention.stop();
        await store.close();
      };
      /** Lets days pass for both clocks. */
      const pass = async (days: number) => {
        for (let at = 0; at < days * 24; at += 1) {
          vi.advanceTimersByTime(hour);
          await retention.settled();
        }
      };
      await retention.settled();
      return { store, retention, close, pass };
    };
    const first = await open();
    shiftClock(400);
    await first.pass(4);
    expect(first.store.count()).toBe(5);
    expect(first.retention.waiting()).toMatchObject({ what: "5 messages", daysLeft: 4 });
    // Setting the clock once more does not make the time pass.
    shiftClock(30);
    await first.close();
    const second = await open();
    await second.pass(2.9);
    expect(second.store.count()).toBe(5);
    await second.pass(0.3);
    expect(second.store.count()).toBe(0);
    await second.close();
  });

  it("does not date messages in the future once it has been put right", () => {
    const times = [0, 400 * day, 1000, 1000].map((time) => Date.UTC(2026, 0, 1) + time);
    const nextId = messageIds(0, () => times.shift() ?? 0);
    expect(Array.from({ length: 4 }, () => nextId().slice(0, 19))).toEqual([
      "20260101-000000-000",
      "20270205-000000-000",
      "20260101-000001-000",
      "20260101-000001-001",
    ]);
  });

  it("does not keep a delivery waiting for longer than the longest wait", async () => {
    const smtp = await startSmtpServer();
    await smtp.close();
    const first = await startTestMailbox({ relay: relayTo(smtp.port) });
    shiftClock(400);
    const id = await first.postForId();
    await until(async () => JSON.parse(await first.page("/health")).relay.queued === 1);
    shiftClock(-400);
    const reached = await startSmtpServer({}, smtp.port);
    await until(() => reached.received.length === 1);
    expect(await first.page(`/mailbox/${id}`)).toContain("Delivered");
    await first.close();
  });

  it("is named by /health where it has dated something in the future", async () => {
    // It does not answer yet, so no attempt ends that would put the delivery right.
    const held: ServerResponse[] = [];
    const { url } = await startService((response) => void held.push(response));
    const retry = { giveUpMs: day, baseDelayMs: 20, maxDelayMs: 100, timeoutMs: 30_000 };
    const webhook = { url, secret: undefined, format: "slack", ...retry } as const;
    const mailbox = await startTestMailbox({ webhook });
    await mailbox.postForId();
    expect(await status(mailbox)).toBe("ok");
    shiftClock(2);
    await mailbox.postForId();
    shiftClock(-2);
    expect(await status(mailbox)).toBe(
      "messages dated in the future: 1, deliveries dated in the future: 1",
    );
    await until(() => held.length === 2);
    for (const response of held) response.end();
    await until(async () => (await status(mailbox)) === "messages dated in the future: 1");
  });

  it("gives up no delivery before it was tried as often as its time allows", async () => {
    const smtp = await startSmtpServer({ onConnect: () => smtpError(421) });
    const mailbox = await startTestMailbox({ relay: relayTo(smtp.port) });
    await mailbox.postForId();
    shiftClock(400);
    const { connections } = smtp.counts;
    await until(() => smtp.counts.connections > connections + 3);
    const { relay } = JSON.parse(await mailbox.page("/health"));
    expect(relay).toEqual({ queued: 1, delivered: 0, failed: 0 });
  });
});

describe("an erasure", () => {
  it.each([
    ["of 3 messages of 10", 10, 3, "ok"],
    ["of 4 messages of 10", 10, 4, "4 messages not erased yet, because they are more than a tenth"],
    ["of 4 messages of 40", 40, 4, "ok"],
  ])("%s waits only if it is large", async (_, all, old, expected) => {
    const first = await startTestMailbox();
    const ids = await postMany(first, all);
    await first.close();
    await age(first, ids.slice(0, old), 400);
    const { started, waits } = await startAndLook(first);
    expect(waits).toMatch(new RegExp(`^${expected}`));
    expect(started.count()).toBe(expected === "ok" ? all - old : all);
  });

  it("takes damaged files of that age too", async () => {
    const first = await startTestMailbox();
    await first.postForId();
    const put = (name: string) => join(first.dataDir, "quarantine", name);
    for (const name of ["old-mail.eml", "old-journal.jsonl", "new.eml"]) {
      await writeFile(put(name), name);
    }
    const then = new Date(Date.now() - 366 * day);
    for (const name of ["old-mail.eml", "old-journal.jsonl"]) await utimes(put(name), then, then);
    const { started } = await startAndLook(first);
    const left = await started.content();
    expect(left).not.toContain("old-");
    expect(left).toContain("new.eml");
    expect(JSON.parse(await started.page("/health")).quarantined).toBe(1);
  });
});
