import { once } from "node:events";
import { expect, onTestFinished, vi } from "vitest";
import { readConfig } from "../../src/config.ts";
import type { Context } from "../../src/http/context.ts";
import { httpServer } from "../../src/http/server.ts";
import { it, postHead, sendText, startTestMailbox, until, validFields } from "../fixtures.ts";

const hour = 60 * 60 * 1000;
const patient = { headersTimeoutMs: hour, requestTimeoutMs: hour, idleTimeoutMs: hour };

it.for([
  [
    "in the middle of the headers",
    "POST /submit HTTP/1.1\r\nHost: x\r\n",
    { headersTimeoutMs: 200 },
  ],
  ["in the middle of the body", `${postHead()}{`, { headersTimeoutMs: 200, requestTimeoutMs: 200 }],
  ["before its first byte", "", { idleTimeoutMs: 200 }],
] as const)("a connection times out %s", async ([, text, timeouts]) => {
  const mailbox = await startTestMailbox({ ...patient, ...timeouts });
  await sendText(mailbox, text).closed;
  expect(mailbox.count()).toBe(0);
});

it("the timeouts of a connection are the configured ones", () => {
  const config = readConfig(
    {},
    { headersTimeoutMs: 1000, requestTimeoutMs: 2000, idleTimeoutMs: 3000 },
  );
  const server = httpServer({ config } as Context);
  onTestFinished(() => void server.close());
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([
    1000, 2000, 3000,
  ]);
});

it("answers an endless body by 413 and closes the connection", async ({ mailbox }) => {
  const sent = sendText(mailbox, postHead("application/json", "Transfer-Encoding: chunked"));
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const interval = setInterval(() => sent.socket.write(chunk), 1);
  await sent.closed;
  clearInterval(interval);
  expect(sent.reply).toContain("HTTP/1.1 413");
  expect(sent.reply).toContain('"success":false');
  expect(await mailbox.countMails()).toBe(0);
});

it("keeps running when clients disconnect in the middle of a body", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 1 });
  const postedWith = (status: number) =>
    until(async () => (await mailbox.post()).status === status);
  const start = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs';
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const { socket } = sendText(mailbox, postHead(type) + start);
    // Its body is being read, and another is one too many.
    await postedWith(429);
    socket.resetAndDestroy();
    await postedWith(200);
  }
});

it("logs no line for each body that breaks off", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const mailbox = await startTestMailbox({ quiet: false });
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const { socket } = sendText(mailbox, `${postHead(type)}{`);
    await once(socket, "connect");
    socket.destroy();
  }
  await until(async () => (await mailbox.page("/metrics")).includes('{status="400"} 2'));
  await mailbox.postForId();
  await mailbox.close();
  const lines = logged.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringMatching(/^mailbox: stored /)]);
});

const chunked = `${JSON.stringify(validFields).length.toString(16)}\r\n${JSON.stringify(validFields)}\r\n0\r\n\r\n`;

it.for([
  ["Transfer-Encoding: gzip, chunked", 415],
  ["Transfer-Encoding: chunked, identity", 400],
  ["Transfer-Encoding: xchunked", 400],
  ["Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", 400],
  ["Transfer-Encoding : chunked", 400],
  ["Transfer-Encoding: chunked\r\nContent-Length: 4", 400],
  ["Content-Length: 4\r\nContent-Length: 5", 400],
] as const)(
  "takes nothing that a proxy may read in another way: %j",
  async ([head, status], { mailbox }) => {
    const sent = sendText(mailbox, postHead("application/json", head) + chunked);
    await until(() => sent.reply.includes("HTTP/1.1 "));
    expect(sent.reply).toContain(`HTTP/1.1 ${status} `);
    expect(mailbox.count()).toBe(0);
  },
);
