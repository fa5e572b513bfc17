import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress } from "../../src/limits/client-address.ts";
import { rateLimit } from "../../src/limits/rate-limit.ts";
import { startTestMailbox } from "../fixtures.ts";

it("the rate limit rejects further submissions with 429 and Retry-After, and stores none of them", async () => {
  const mailbox = await startTestMailbox({ ratePerMinute: 1 });
  const responses = [];
  for (let at = 0; at < 3; at += 1) responses.push(await mailbox.post());
  expect(responses.map(({ status }) => status)).toEqual([200, 429, 429]);
  // The exact number of seconds is tested below, with a stopped clock.
  const wait = Number(responses[2]?.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await responses[2]?.json()).toMatchObject({ success: false });
  expect(mailbox.count()).toBe(1);
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
  const one = "192.0.2.1";
  const two = "192.0.2.2";
  expect(await statusesOf(0, [one, two])).toEqual([200, 429]);
  const proxied = [one, two, `6.6.6.6, ${one}`, `7.7.7.7, ${two}`];
  expect(await statusesOf(1, proxied)).toEqual([200, 200, 429, 429]);
});

it("the rate limit refills at a constant rate, per name, and takes a token back", () => {
  let now = 0;
  const { take, wait, giveBack } = rateLimit(2, () => now);
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([0, 0, 30, 0]);
  now += 30_000;
  expect([take("a"), take("a")]).toEqual([0, 30]);
  giveBack("a");
  expect([wait("a"), take("a"), take("a")]).toEqual([0, 0, 30]);
});

it("somebody who corrects an answer is not stopped: malformed posts have their own limit", async () => {
  const mailbox = await startTestMailbox({ ratePerMinute: 2 });
  const statuses = [];
  for (let at = 0; at < 9; at += 1) statuses.push((await mailbox.post({ email: "" })).status);
  expect(statuses).toEqual([...Array(8).fill(422), 429]);
  const other = await startTestMailbox({ ratePerMinute: 2 });
  for (let at = 0; at < 7; at += 1) await other.post({ email: "" });
  const corrected = [await other.post(), await other.post(), await other.post()];
  expect(corrected.map(({ status }) => status)).toEqual([200, 200, 429]);
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
  expect(from("192.0.2.1, 192.0.2.2", 3)).toBe("192.0.2.1");
  for (const nothing of ["", "unknown", "_hidden", "x".repeat(1000), "1.2.3.4:99999"]) {
    expect(from(nothing, 1)).toBe("192.0.2.9");
  }
});

it.for([
  ["192.0.2.1", (port: number) => `192.0.2.1:${port}`],
  ["2001:db8::1", (port: number) => `[2001:db8::1]:${port}`],
] as const)(
  "the rate limit takes %s with any port for one address",
  async ([address, withPort]) => {
    const mailbox = await startTestMailbox({ ratePerMinute: 2, trustProxy: 1 });
    const statuses = [];
    for (const hop of [address, withPort(50_000), withPort(50_001), withPort(50_002)]) {
      statuses.push((await mailbox.post({}, { "x-forwarded-for": hop })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  },
);
