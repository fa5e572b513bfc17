import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress, rateLimit } from "../../src/limits/rate-limit.ts";
import { startTestMailbox } from "../fixtures.ts";

it("the rate limit rejects further submissions with 429 and Retry-After, and stores none of them", async () => {
  const mailbox = await startTestMailbox({ ratePerMinute: 3 });
  const responses = [];
  for (let at = 0; at < 5; at += 1) responses.push(await mailbox.post());
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  const wait = Number(responses[4]?.headers.get("retry-after"));
  expect(wait).toBeGreaterThanOrEqual(15);
  expect(wait).toBeLessThanOrEqual(20);
  expect(await responses[4]?.json()).toMatchObject({ success: false });
  expect(mailbox.count()).toBe(3);
});

it("the rate limit uses X-Forwarded-For only behind a trusted proxy, and only the part the proxy wrote", async () => {
  const statusesOf = async (trustProxy: number, all: readonly string[]) => {
    const mailbox = await startTestMailbox({ ratePerMinute: 1, trustProxy });
    const statuses = [];
    for (const hops of all) {
      statuses.push((await mailbox.post({}, { "x-forwarded-for": hops })).status);
    }
    return statuses;
  };
  const [one, two] = ["192.0.2.1", "192.0.2.2"];
  expect(await statusesOf(0, [one, two])).toEqual([200, 429]);
  const proxied = [one, two, `6.6.6.6, ${one}`, `7.7.7.7, ${two}`];
  expect(await statusesOf(1, proxied)).toEqual([200, 200, 429, 429]);
});

it("the rate limit refills at a constant rate, per address, and counts an IPv6 /64 as one address", () => {
  let now = 0;
  const { take } = rateLimit(2, () => now);
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([0, 0, 30, 0]);
  now += 30_000;
  expect([take("a"), take("a")]).toEqual([0, 30]);
  expect([take("2001:db8::1"), take("2001:db8:0:0:ffff::2"), take("2001:db8::3")]).toEqual([
    0, 0, 30,
  ]);
  expect([take("::ffff:192.0.2.1"), take("192.0.2.1"), take("192.0.2.1")]).toEqual([0, 0, 30]);
});

it("the rate limit remembers a limited number of addresses", () => {
  const { take } = rateLimit(1, () => 0);
  take("first");
  for (let at = 0; at < 10_000; at += 1) take(`address ${at}`);
  expect(take("first")).toBe(0);
  expect(take("address 9999")).toBeGreaterThan(0);
});

it("the rate limit copes with missing and malformed X-Forwarded-For headers", () => {
  const from = (forwarded: string | undefined, proxies: number, remoteAddress = "192.0.2.9") => {
    const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } };
    return clientAddress(request as unknown as IncomingMessage, proxies);
  };
  expect(from(undefined, 1)).toBe("192.0.2.9");
  expect(from("a, b", 3)).toBe("a");
  expect(from("", 1)).toBe("192.0.2.9");
  expect(from("x".repeat(1000), 1)).toHaveLength(64);
});
