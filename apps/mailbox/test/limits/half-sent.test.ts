import { expect } from "vitest";
import {
  type Connection,
  formData,
  it,
  postHead,
  sendText,
  startTestMailbox,
  until,
  validFields,
} from "../fixtures.ts";

/** Sends the start of a post and stops. */
const halfSent = (mailbox: { port: number }): Connection => sendText(mailbox, `${postHead()}{`);

const ended = ({ reply, socket }: Connection) => reply !== "" || socket.destroyed;

/** Asks from another address. */
async function asElsewhere(mailbox: { port: number }, request: string, answer: RegExp) {
  const other = sendText(mailbox, request, "127.0.0.2");
  await until(() => answer.test(other.reply));
}

const body = JSON.stringify(validFields);
const wholePost = `${postHead("application/json", `Content-Length: ${body.length}`)}${body}`;

it("half-sent bodies of one address are refused beyond a number, and another address is served", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 4 });
  const five = Array.from({ length: 5 }, () => halfSent(mailbox));
  const answered = () => five.filter(({ reply }) => reply !== "");
  await until(() => answered().length > 0);
  await asElsewhere(mailbox, wholePost, /^HTTP\/1\.1 200/);
  expect(answered()).toHaveLength(1);
  expect(answered()[0]?.reply).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i);
});

it("half-sent bodies are counted by the address that a trusted proxy names", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 1, trustProxy: 1 });
  halfSent(mailbox);
  const statusFor = async (address: string) =>
    (await mailbox.post({}, { "x-forwarded-for": address })).status;
  await until(async () => (await statusFor("127.0.0.1")) === 429);
  expect(await statusFor("192.0.2.1")).toBe(200);
});

it("half-sent bodies do not stay counted after they end", async () => {
  const mailbox = await startTestMailbox({ openPerAddress: 1 });
  const { socket } = halfSent(mailbox);
  await until(async () => (await mailbox.post()).status === 429);
  socket.destroy();
  await until(async () => (await mailbox.post()).status === 200);
  expect((await mailbox.post({ name: "" })).status).toBe(422);
  expect((await mailbox.post()).status).toBe(200);
});

it("half-sent bodies of one address cannot use up all connections", async ({ mailbox }) => {
  const attack = Array.from({ length: 1100 }, () => halfSent(mailbox));
  await until(() => attack.filter(ended).length >= 1100 - 16);
  await asElsewhere(mailbox, wholePost, /^HTTP\/1\.1 200/);
});

/** The head of a post that a proxy passes on for an address. */
const forwarded = (address: string, length: number): string =>
  postHead("application/json", `X-Forwarded-For: ${address}\r\nContent-Length: ${length}`);

it("1,024 half-sent posts from 64 /64 of one /56 leave room for everybody else, behind a proxy", async () => {
  const mailbox = await startTestMailbox({ trustProxy: 1 });
  const attack = Array.from({ length: 1024 }, (_, at) =>
    sendText(mailbox, `${forwarded(`2001:db8:0:${(at % 64).toString(16)}::1`, 99)}{`),
  );
  // Most are refused, and some of those closed before they can read it. The others stay half sent.
  await until(() => attack.filter(ended).length > 512);
  const near = Array.from(
    { length: 200 },
    (_, at) => `2001:db8:0:${(64 + at * 5).toString(16)}::1`,
  );
  const elsewhere = Array.from({ length: 10 }, (_, at) => `198.51.100.${at}`);
  const post = async (address: string) =>
    (await mailbox.post({}, { "x-forwarded-for": address })).status;
  expect(await Promise.all([...near, ...elsewhere].map(post))).toEqual(Array(210).fill(200));
});

it("half-sent uploads hold a bounded amount of memory together, and a text finds room beside them", async () => {
  const maxPostBytes = 4 * 1024 * 1024;
  const mailbox = await startTestMailbox({ trustProxy: 1, acceptFiles: true, maxPostBytes });
  const part = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-';
  const type = "multipart/form-data; boundary=x";
  const uploads = Array.from({ length: 40 }, (_, at) => {
    const more = `X-Forwarded-For: 192.0.${at % 4}.${at}\r\nContent-Length: 5000000`;
    return sendText(mailbox, postHead(type, more) + part + "x".repeat(900_000));
  });
  // Each sends less than a megabyte, and then nothing.
  const isRefused = ({ reply }: Connection) => reply.startsWith("HTTP/1.1 429");
  await until(() => uploads.filter(isRefused).length >= 40 - 5);
  const refused = uploads.find(isRefused);
  expect(refused?.reply).toMatch(/retry-after: \d+[\s\S]*Too many messages at once/i);
  for (const address of ["192.0.2.250", "192.0.3.250", "203.0.113.1"]) {
    expect((await mailbox.post({}, { "x-forwarded-for": address })).status).toBe(200);
  }
  for (const { socket } of uploads) socket.destroy();
  const upload = async () => {
    const form = formData();
    form.append("cv", new File(["%PDF-1.7", Buffer.alloc(900_000)], "cv.pdf"));
    return (await mailbox.send(form, { "x-forwarded-for": "192.0.2.9" })).status;
  };
  await until(async () => (await upload()) === 200);
});

it("a body in pieces of one byte counts for what its pieces need", async () => {
  const mailbox = await startTestMailbox({ maxPostBytes: 100_000 });
  const pieces = [...body].map((byte) => `1\r\n${byte}\r\n`).join("");
  const head = postHead("application/json", "Transfer-Encoding: chunked");
  const sent = sendText(mailbox, `${head}${pieces}0\r\n\r\n`);
  await until(() => sent.reply.startsWith("HTTP/1.1 429"));
  expect((await mailbox.post()).status).toBe(200);
});
