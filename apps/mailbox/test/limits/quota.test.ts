import { expect, it } from "vitest";
import { dayQuota } from "../../src/limits/quota.ts";
import { noQuota, startTestMailbox, urlencoded } from "../fixtures.ts";

it("the daily quotas count the messages of an address; a repetition and a rejected post are free", async () => {
  const quotas = { address: { messages: 2, bytes: 0 }, key: noQuota, total: noQuota };
  const mailbox = await startTestMailbox({ quotas, trustProxy: 1 });
  const again = { submission_id: "again" };
  for (const [fields, address, status] of [
    [again, "192.0.2.1", 200],
    [again, "192.0.2.1", 200],
    [{ email: "" }, "192.0.2.1", 422],
    [{}, "192.0.2.1", 200],
    [{}, "192.0.2.1", 429],
    [{}, "192.0.2.2", 200],
  ] as const) {
    expect((await mailbox.post(fields, { "x-forwarded-for": address })).status).toBe(status);
  }
});

it("the daily quotas count bytes, and parallel posts", async () => {
  const quotas = { address: { messages: 0, bytes: 30_000 }, key: noQuota, total: noQuota };
  const mailbox = await startTestMailbox({ quotas });
  const message = "x".repeat(8000);
  const all = await Promise.all(Array.from({ length: 9 }, () => mailbox.post({ message })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = all.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ message: expect.stringContaining("today") });
});

it("the daily quotas of a key leave the other key its own, and spam does not use up those of real messages", async () => {
  const quotas = { address: noQuota, key: { messages: 4, bytes: 0 }, total: noQuota };
  const mailbox = await startTestMailbox({ quotas });
  const [spam, careers] = [{ botcheck: "on" }, { access_key: "development-careers" }];
  const statuses = [];
  for (const fields of [spam, spam, {}, {}, {}, {}, {}, careers]) {
    statuses.push((await mailbox.post(fields)).status);
  }
  expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429, 200]);
});

it("the daily quotas in all hold after a restart", async () => {
  const quotas = { address: noQuota, key: noQuota, total: { messages: 2, bytes: 0 } };
  const first = await startTestMailbox({ quotas });
  await first.postForId();
  const second = await first.restart();
  await second.postForId();
  expect((await second.post()).status).toBe(429);
});

it("the daily quotas are those of the last 24 hours", () => {
  let now = 0;
  const hour = 60 * 60 * 1000;
  const quota = dayQuota({ messages: 2, bytes: 100 }, () => now);
  quota.count("a", 1, 40);
  now += 5 * hour;
  quota.count("a", 1, 40);
  expect(quota.wait("a", 0)).toBe(19 * 3600);
  expect(quota.wait("b", 101)).toBeGreaterThan(0);
  expect(quota.wait("b", 100)).toBe(0);
  now += 19 * hour;
  expect(quota.wait("a", 60)).toBe(0);
  expect(quota.wait("a", 61)).toBe(5 * 3600);
  quota.count("a", 1, 10);
  quota.count("a", -1, -10);
  expect(quota.wait("a", 60)).toBe(0);
});

it("a disk with little space left is not filled up: 503, and when to try again", async () => {
  const mailbox = await startTestMailbox({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  const answer = await mailbox.post();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await (await mailbox.send(urlencoded())).text()).toContain("no space");
  expect(mailbox.count()).toBe(0);
});
