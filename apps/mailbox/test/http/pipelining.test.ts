import { expect } from "vitest";
import { it, sendText, until } from "../fixtures.ts";

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const answers = (reply: string) => reply.split("HTTP/1.1 ").length - 1;

it("a connection that sends thousands of requests at once is closed, and delays no other", async ({
  mailbox,
}) => {
  const flood = sendText(mailbox, request("/health").repeat(5000));
  await flood.closed;
  expect(answers(flood.reply)).toBeLessThanOrEqual(8);
  expect((await mailbox.get("/health")).status).toBe(200);
});

it("a connection may send a few requests at once, again and again", async ({ mailbox }) => {
  const connection = sendText(mailbox, "");
  for (const round of [1, 2, 3]) {
    connection.socket.write(request("/nothing").repeat(8));
    await until(() => answers(connection.reply) === round * 8);
  }
});
