import { once } from "node:events";
import { expect } from "vitest";
import { type Connection, it, postHead, sendText, startTestMailbox } from "../fixtures.ts";

/** Sends the start of a post and stops. */
async function halfSent(mailbox: { port: number }, localAddress?: string): Promise<Connection> {
  const half = sendText(mailbox, `${postHead()}{`, localAddress);
  await Promise.race([half.closed, new Promise((resolve) => setTimeout(resolve, 300))]);
  return half;
}

it("half-sent bodies of one address are refused beyond a number, and another address is served", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 4 });
  for (let at = 0; at < 4; at += 1) expect((await halfSent(mailbox)).reply).toBe("");
  const refused = await halfSent(mailbox);
  expect(refused.reply).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i);
  expect((await halfSent(mailbox, "127.0.0.2")).reply).toBe("");
});

it("half-sent bodies are counted by the address that a trusted proxy names", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 1, trustProxy: 1 });
  await halfSent(mailbox);
  for (const [address, status] of [
    ["127.0.0.1", 429],
    ["192.0.2.1", 200],
  ] as const) {
    expect((await mailbox.post({}, { "x-forwarded-for": address })).status).toBe(status);
  }
});

it("half-sent bodies do not stay counted after they end", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 1 });
  const { socket } = await halfSent(mailbox);
  expect((await mailbox.post()).status).toBe(429);
  socket.destroy();
  await expect.poll(async () => (await mailbox.post()).status).toBe(200);
  expect((await mailbox.post({ name: "" })).status).toBe(422);
  expect((await mailbox.post()).status).toBe(200);
});

it("half-sent bodies of one address cannot use up all connections", async ({ mailbox }) => {
  await Promise.all(Array.from({ length: 1100 }, () => halfSent(mailbox)));
  const start = performance.now();
  expect((await halfSent(mailbox, "127.0.0.2")).reply).toBe("");
  const request = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const other = sendText(mailbox, request, "127.0.0.2");
  await once(other.socket, "data");
  expect(other.reply).toMatch(/^HTTP\/1\.1 200/);
  expect(performance.now() - start).toBeLessThan(2000);
});
