import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { DayQuota } from "../../src/limits/quota.ts";
import { formData, postForm, postJson, startTestMailbox, validFields } from "../fixtures.ts";

const evil = { origin: "https://evil.example" };
const ours = { origin: "https://www.example.org" };

describe("ALLOWED_ORIGINS", () => {
  const allowedOrigins = ["https://www.example.org"];

  it("refuses a page of another origin, in every content type, and stores nothing", async () => {
    const mailbox = await startTestMailbox({ allowedOrigins });
    const post = (body: string | URLSearchParams | FormData, type?: string) =>
      fetch(`${mailbox.url}/submit`, {
        method: "POST",
        headers: { ...evil, accept: "text/html", ...(type ? { "content-type": type } : {}) },
        body,
      });
    const answers = [
      await post(JSON.stringify(validFields), "application/json"),
      await post(new URLSearchParams(validFields)),
      await post(formData(validFields)),
      await postJson(mailbox, validFields, { origin: "null" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(await answers[1]?.text()).toContain("ALLOWED_ORIGINS");
    expect(mailbox.count()).toBe(0);
  });

  it("lets its own pages post, and programs, which have no origin", async () => {
    const mailbox = await startTestMailbox({ allowedOrigins });
    expect((await postJson(mailbox, validFields, ours)).status).toBe(200);
    expect((await postJson(mailbox)).status).toBe(200);
    expect(mailbox.count()).toBe(2);
  });

  it("answers the preflight of another origin by 403", async () => {
    const mailbox = await startTestMailbox({ allowedOrigins });
    const preflight = (headers: Record<string, string>) =>
      fetch(`${mailbox.url}/submit`, { method: "OPTIONS", headers });
    expect((await preflight(evil)).status).toBe(403);
    expect((await preflight(ours)).status).toBe(204);
  });
});

/** Opens a connection that sends the start of a post and stops, until the test ends. */
function halfSent(
  port: number,
  localAddress = "127.0.0.1",
): Promise<{ socket: Socket; reply: string }> {
  const half = { socket: connect({ port, host: "127.0.0.1", localAddress }), reply: "" };
  onTestFinished(() => {
    half.socket.destroy();
  });
  half.socket.on("error", () => {});
  half.socket.on("data", (data) => {
    half.reply += data.toString();
  });
  half.socket.write(
    "POST /submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  return new Promise((resolve) => {
    half.socket.once("close", () => resolve(half));
    setTimeout(() => resolve(half), 300);
  });
}

describe("half-sent bodies", () => {
  it("of one address are refused beyond a number, and another address is served", async () => {
    const mailbox = await startTestMailbox({ openPerAddress: 4 });
    for (let at = 0; at < 4; at += 1) expect((await halfSent(mailbox.port)).reply).toBe("");
    const refused = await halfSent(mailbox.port);
    expect(refused.reply).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i);
    expect((await halfSent(mailbox.port, "127.0.0.2")).reply).toBe("");
  });

  it("are counted by the address that a trusted proxy names", async () => {
    const mailbox = await startTestMailbox({ openPerAddress: 1, trustProxy: 1 });
    const slow = (address: string) =>
      postJson(mailbox, validFields, { "x-forwarded-for": address }).then(({ status }) => status);
    await halfSent(mailbox.port);
    expect(await slow("127.0.0.1")).toBe(429);
    expect(await slow("192.0.2.1")).toBe(200);
  });

  it("do not stay counted after they end", async () => {
    const mailbox = await startTestMailbox({ openPerAddress: 1 });
    const { socket } = await halfSent(mailbox.port);
    expect((await postJson(mailbox)).status).toBe(429);
    socket.destroy();
    await expect.poll(async () => (await postJson(mailbox)).status).toBe(200);
    expect((await postJson(mailbox, {})).status).toBe(422);
    expect((await postJson(mailbox)).status).toBe(200);
  });

  it("of one address cannot use up all connections", async () => {
    const mailbox = await startTestMailbox();
    await Promise.all(Array.from({ length: 1100 }, () => halfSent(mailbox.port)));
    const start = performance.now();
    expect((await halfSent(mailbox.port, "127.0.0.2")).reply).toBe("");
    const other = connect({ port: mailbox.port, host: "127.0.0.1", localAddress: "127.0.0.2" });
    const reply = await new Promise<string>((resolve) => {
      other.write("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      other.once("data", (data) => resolve(data.toString()));
      other.once("close", () => resolve("closed"));
      other.once("error", () => resolve("refused"));
    });
    expect(reply).toMatch(/^HTTP\/1\.1 200/);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("the quotas of a day", () => {
  const none = { messages: 0, bytes: 0 };
  const from = (address: string) => ({ "x-forwarded-for": address });
  const statuses = async (posts: readonly (() => Promise<Response>)[]) => {
    const answers = [];
    for (const post of posts) answers.push((await post()).status);
    return answers;
  };

  it("count the messages of an address; a repetition and a rejected post are free", async () => {
    const quotas = { address: { messages: 2, bytes: 0 }, key: none, total: none };
    const mailbox = await startTestMailbox({ quotas, trustProxy: 1 });
    const post = (fields: object, address: string) => () =>
      postJson(mailbox, { ...validFields, ...fields }, from(address));
    const again = { submission_id: "again" };
    expect(
      await statuses([
        post(again, "192.0.2.1"),
        post(again, "192.0.2.1"),
        post({ email: "" }, "192.0.2.1"),
        post({}, "192.0.2.1"),
        post({}, "192.0.2.1"),
        post({}, "192.0.2.2"),
      ]),
    ).toEqual([200, 200, 422, 200, 429, 200]);
  });

  it("count bytes, and parallel posts", async () => {
    const quotas = { address: { messages: 0, bytes: 30_000 }, key: none, total: none };
    const mailbox = await startTestMailbox({ quotas });
    const fields = { ...validFields, message: "x".repeat(8000) };
    const all = await Promise.all(Array.from({ length: 9 }, () => postJson(mailbox, fields)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = all.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ message: expect.stringContaining("today") });
  });

  it("of a key leave the other key its own, and spam does not use up those of real messages", async () => {
    const quotas = { address: none, key: { messages: 4, bytes: 0 }, total: none };
    const mailbox = await startTestMailbox({ quotas });
    const post = (fields: object) => () => postJson(mailbox, { ...validFields, ...fields });
    const spam = post({ botcheck: "on" });
    const real = post({});
    const careers = post({ access_key: "development-careers" });
    expect(await statuses([spam, spam, real, real, real, real, real, careers])).toEqual([
      200, 429, 200, 200, 200, 200, 429, 200,
    ]);
  });

  it("in all hold after a restart", async () => {
    const quotas = { address: none, key: none, total: { messages: 2, bytes: 0 } };
    const first = await startTestMailbox({ quotas });
    expect((await postJson(first)).status).toBe(200);
    await first.close();
    const second = await startTestMailbox({ quotas, dataDir: first.dataDir });
    expect((await postJson(second)).status).toBe(200);
    expect((await postJson(second)).status).toBe(429);
  });

  it("are those of the last 24 hours", () => {
    let now = 0;
    const hour = 60 * 60 * 1000;
    const quota = new DayQuota({ messages: 2, bytes: 100 }, () => now);
    quota.add("a", 40);
    now += 5 * hour;
    quota.add("a", 40);
    expect(quota.wait("a", 0)).toBe(19 * 3600);
    expect(quota.wait("b", 101)).toBeGreaterThan(0);
    expect(quota.wait("b", 100)).toBe(0);
    now += 19 * hour;
    expect(quota.wait("a", 60)).toBe(0);
    expect(quota.wait("a", 61)).toBe(5 * 3600);
    quota.add("a", 10);
    quota.remove("a", 10);
    expect(quota.wait("a", 60)).toBe(0);
  });
});

it("a disk with little space left is not filled up: 503, and when to try again", async () => {
  const mailbox = await startTestMailbox({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  const answer = await postJson(mailbox);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await postForm(mailbox, new URLSearchParams(validFields));
  expect(await page.text()).toContain("no space");
  expect(mailbox.count()).toBe(0);
});
