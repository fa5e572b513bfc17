import { expect, vi } from "vitest";
import type { Context } from "../../src/http/context.ts";
import { health } from "../../src/http/health.ts";
import { ask, basic, it, startTestMailbox } from "../fixtures.ts";

const counts = { status: "ok", messages: 1, spam: 0 };
const plain = { status: "ok" };
const keepAlive = { connection: "keep-alive" };

it("/health counts the messages for a program on this machine", async ({ mailbox }) => {
  await mailbox.post();
  expect(await (await mailbox.get("/health")).json()).toEqual(counts);
});

it("/health does not count the messages for anyone else without a password", async () => {
  const inboxToken = "a-long-enough-password";
  const metricsToken = "another-long-password";
  const mailbox = await startTestMailbox({ inboxToken, metricsToken });
  await mailbox.post();
  const health = async (headers: Record<string, string>) => {
    const { status, body } = await ask(mailbox, "/health", { ...keepAlive, ...headers });
    return [status, body.startsWith("{") ? JSON.parse(body) : body];
  };
  expect(await health({})).toEqual([200, counts]);
  expect(await health({ "x-forwarded-for": "203.0.113.7" })).toEqual([200, plain]);
  expect(await health({ connection: "close" })).toEqual([200, plain]);
  expect(await health({ host: "evil.example" })).toEqual([200, plain]);
  expect(await health({ ...basic(inboxToken), host: "evil.example" })).toEqual([200, counts]);
  expect(await health({ authorization: `Bearer ${metricsToken}`, via: "1.1 x" })).toEqual([
    200,
    counts,
  ]);
  // It must not be a place to try passwords at.
  const guess = basic("a-wrong-password");
  for (let at = 0; at < 10; at += 1) expect((await health(guess))[0]).toBe(401);
  expect((await health(basic(inboxToken)))[0]).toBe(429);
});

it("/health tells strangers that something is wrong, but not what", async () => {
  const mailbox = await startTestMailbox({ maxMessages: 1 });
  await mailbox.post();
  const proxied = { ...keepAlive, "x-forwarded-for": "203.0.113.7" };
  const { status, body } = await ask(mailbox, "/health", proxied);
  expect([status, JSON.parse(body)]).toEqual([503, { status: "not ok" }]);
  expect(await (await mailbox.get("/health")).json()).toMatchObject({ status: "full" });
});

it("/health asks the index once a second for strangers, however often they ask", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const dated = vi.fn(() => ({ messages: 0, deliveries: 0 }));
  const store = { dated, hasSpace: () => true, probe: async () => true, summary: () => [] };
  const more = { count: () => 3, quarantined: () => 0 };
  // What it asks of the mailbox, so that the questions can be counted.
  const context = { store: { ...store, ...more }, config: {} } as unknown as Context;
  const statuses = async (knows: boolean) => {
    const replies = await Promise.all([1, 2, 3].map(() => health(context, knows)));
    return replies.map(({ status }) => status);
  };
  expect(await statuses(false)).toEqual([200, 200, 200]);
  expect(dated).toHaveBeenCalledTimes(1);
  dated.mockReturnValue({ messages: 1, deliveries: 0 });
  expect(await statuses(true)).toEqual([503, 503, 503]);
  vi.advanceTimersByTime(1000);
  expect(await statuses(false)).toEqual([503, 503, 503]);
  expect(dated).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});
