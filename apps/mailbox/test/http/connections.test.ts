import { once } from "node:events";
import { expect, onTestFinished, vi } from "vitest";
import { it, postHead, sendText, startTestMailbox, until, validFields } from "../fixtures.ts";

it.for([
  ["in the middle of the headers", "POST /submit HTTP/1.1\r\nHost: x\r\n"],
  ["in the middle of the body", `${postHead()}{`],
  ["before its first byte", ""],
] as const)(
  "a connection times out %s",
  // Less than the default timeouts, which would close the connection later.
  { timeout: 9_000 },
  async ([, text]) => {
    const timeouts = { headersTimeoutMs: 200, requestTimeoutMs: 300, idleTimeoutMs: 1200 };
    const mailbox = await startTestMailbox(timeouts);
    await sendText(mailbox, text).closed;
    expect(mailbox.count()).toBe(0);
  },
);

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

it("keeps running when clients disconnect in the middle of a body", async ({ mailbox }) => {
  const start = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs';
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const { socket, closed } = sendText(mailbox, postHead(type) + start);
    setTimeout(() => socket.resetAndDestroy(), 50);
    await closed;
  }
  await mailbox.postForId();
  expect(mailbox.count()).toBe(1);
});

it("logs no line for each body that breaks off", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const mailbox = await startTestMailbox({ quiet: false });
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const { socket, closed } = sendText(mailbox, `${postHead(type)}{`);
    await once(socket, "connect");
    socket.destroy();
    await closed;
  }
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
