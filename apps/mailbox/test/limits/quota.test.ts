import { expect, it } from "vitest";
import { visitorOf } from "../../src/limits/networks.ts";
import { dayBudget } from "../../src/limits/quota.ts";
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
  const spam = { botcheck: "on" };
  const careers = { access_key: "development-careers" };
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
  const day = dayBudget({ all: 0, each: 100 }, () => now);
  const one = visitorOf("192.0.2.1");
  const other = visitorOf("192.0.2.2");
  day.count(one, 40);
  now += 5 * hour;
  day.count(one, 40);
  expect(day.refusal(one, 21)).toEqual({ why: "visitor", wait: 19 * 3600 });
  expect(day.refusal(one, 61)).toEqual({ why: "visitor", wait: 24 * 3600 });
  expect(day.refusal(other, 101)?.wait).toBeGreaterThan(0);
  expect(day.refusal(other, 100)).toBeUndefined();
  now += 19 * hour;
  expect(day.refusal(one, 60)).toBeUndefined();
  expect(day.refusal(one, 61)?.wait).toBe(5 * 3600);
  day.count(one, 10);
  day.count(one, -10);
  expect(day.refusal(one, 60)).toBeUndefined();
});

it("what was stored before a start counts for everybody together", () => {
  const day = dayBudget({ all: 100, each: 80 }, () => 0);
  day.count(undefined, 60);
  expect(day.refusal(visitorOf("192.0.2.1"), 41)?.why).toBe("everybody");
  expect(day.refusal(visitorOf("192.0.2.1"), 40)).toBeUndefined();
});

it("what a clock that was ahead has dated in the future counts for a day, not until then", () => {
  let now = 0;
  const day = dayBudget({ all: 100, each: 80 }, () => now);
  day.count(undefined, 100, 400 * 24 * 60 * 60 * 1000);
  const refusal = day.refusal(visitorOf("192.0.2.1"), 1);
  expect(refusal).toEqual({ why: "everybody", wait: 24 * 60 * 60 });
  now += 24 * 60 * 60 * 1000;
  expect(day.refusal(visitorOf("192.0.2.1"), 1)).toBeUndefined();
});

it("a disk with little space left is not filled up: 503, and when to try again", async () => {
  const mailbox = await startTestMailbox({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  const answer = await mailbox.post();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await (await mailbox.send(urlencoded())).text()).toContain("no space");
  expect(mailbox.count()).toBe(0);
});
