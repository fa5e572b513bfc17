import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { describe, expect } from "vitest";
import { readConfig } from "../../src/config.ts";
import { guard } from "../../src/http/access.ts";
import { createLimits } from "../../src/limits/limits.ts";
import { refusals } from "../../src/limits/refusals.ts";
import {
  ask,
  asProgram,
  basic,
  clientOf,
  formData,
  idOf,
  it,
  sendText,
  startTestMailbox,
} from "../fixtures.ts";

const inboxToken = "a-long-enough-pässword:1";
const right = basic(inboxToken);
const send = (mailbox: { port: number }, headers: Record<string, string> = {}) =>
  ask(mailbox, "/mailbox", headers);

describe("an inbox with a password", () => {
  it("compares ten of fifty guesses sent at once; after that the right one has to wait too", async () => {
    const mailbox = await startTestMailbox({ inboxToken });
    const guesses = Array.from({ length: 50 }, (_, at) => (at === 25 ? right : basic(`no${at}`)));
    const answers = await Promise.all(guesses.map((guess) => send(mailbox, guess)));
    const statuses = answers.map(({ status }) => status);
    const compared = statuses.filter((status) => status === 401).length;
    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(10);
    expect(statuses).not.toContain(200);
    const late = await send(mailbox, right);
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("does not count a visit without a password, nor with the right one", async () => {
    const mailbox = await startTestMailbox({ inboxToken });
    for (let at = 0; at < 20; at += 1) {
      expect((await send(mailbox)).status).toBe(401);
      expect((await send(mailbox, right)).status).toBe(200);
    }
  });

  it("is asked for the password on every page and file", async () => {
    const mailbox = await startTestMailbox({ inboxToken, acceptFiles: true });
    const form = formData();
    form.append("resume", new File(["%PDF-1.7"], "cv.pdf"));
    const id = await idOf(await mailbox.send(form, asProgram));
    const paths = ["", "/export.csv", "/export.mbox", `/${id}`, `/${id}.eml`, `/${id}/files/1`];
    for (const path of paths) {
      const denied = await mailbox.get(`/mailbox${path}`);
      expect(denied.status, path).toBe(401);
      expect(denied.headers.get("www-authenticate")).toMatch(/^Basic realm=/);
      expect(await denied.text()).not.toContain("Asha");
      expect((await mailbox.get(`/mailbox${path}`, right)).status, path).toBe(200);
    }
    expect((await mailbox.get("/health")).status).toBe(200);
    const erase = await mailbox.decide(`/${id}/erase`);
    expect([erase.status, mailbox.count()]).toEqual([401, 1]);
  });

  it("is open behind a proxy and under any name", async () => {
    const mailbox = await startTestMailbox({ inboxToken, trustProxy: 1 });
    const proxied = { host: "mail.example.org", "x-forwarded-for": "1.2.3.4" };
    expect((await send(mailbox, { ...right, ...proxied })).status).toBe(200);
  });

  it.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "https://mail.example.org" }, 200],
    [{ origin: "https://mail.example.org" }, 200],
    [{}, 200],
  ] as const)("answers a change asked for with %j by %i", async (headers, status) => {
    const config = readConfig({ INBOX_TOKEN: inboxToken });
    const request = {
      method: "POST",
      httpVersion: "1.1",
      headers: { ...right, host: "mail.example.org", ...headers },
      socket: { remoteAddress: "127.0.0.1" },
    } as unknown as IncomingMessage;
    const context = { config, limits: createLimits(config, []), refusals: refusals(() => {}) };
    expect((await guard(context, request, () => ({ status: 200 }))).status).toBe(status);
  });
});

describe("an inbox without a password", () => {
  it.for([
    ["forwarded", "for=192.0.2.1"],
    ["x-forwarded-for", "127.0.0.1"],
    ["x-forwarded-proto", "https"],
    ["x-forwarded-host", "localhost"],
    ["x-real-ip", "127.0.0.1"],
    ["via", "1.1 proxy"],
    ["cf-connecting-ip", "127.0.0.1"],
  ] as const)("is closed to a request that %s says was forwarded", async (header, { mailbox }) => {
    await mailbox.post();
    const { status, body } = await send(mailbox, Object.fromEntries([header]));
    expect(status).toBe(403);
    expect(body).toContain("INBOX_TOKEN");
    expect(body).not.toContain("Asha");
  });

  it.for([
    "evil.example",
    "localhost.evil.example:4174",
    "192.0.2.7",
    "192.0.2.7:4174",
    "[2001:db8::1]:4174",
    "0.0.0.0:4174",
    "127.0.0.1.evil.example",
  ] as const)("is closed under the name %j (DNS rebinding)", async (host, { mailbox }) => {
    await mailbox.post();
    const { status, body } = await send(mailbox, { host });
    expect([403, 421, 400]).toContain(status);
    expect(body).not.toContain("Asha");
  });

  it("is open under every name of this machine", async ({ mailbox }) => {
    const names = ["localhost:4174", "app.localhost", "127.0.0.1", "127.1.2.3:80", "[::1]:4174"];
    for (const host of names) expect((await send(mailbox, { host })).status, host).toBe(200);
  });

  it("is closed where proxies are trusted, and where it listens beyond this machine", async () => {
    for (const options of [{ trustProxy: 1 }, { host: "0.0.0.0" }, { host: "::" }]) {
      const mailbox = await startTestMailbox(options);
      await clientOf({ url: `http://127.0.0.1:${mailbox.port}` }).post();
      const { status, body } = await send(mailbox, { host: "localhost" });
      expect([options, status]).toEqual([options, 403]);
      expect(body).toContain("INBOX_TOKEN");
    }
  });

  it.for([
    ["in HTTP/1.0, as nginx did by default", "HTTP/1.0", "\r\nConnection: close"],
    ["without a word about the connection, as nginx does since 1.29.7", "HTTP/1.1", ""],
    ["over a connection to be closed", "HTTP/1.1", "\r\nConnection: close"],
  ] as const)("is closed to a request %s", async ([_, version, connection], { mailbox }) => {
    await mailbox.post();
    const head = `GET /mailbox ${version}\r\nHost: 127.0.0.1:${mailbox.port}${connection}`;
    const answer = sendText(mailbox, `${head}\r\n\r\n`);
    await once(answer.socket, "data");
    expect(answer.reply).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer.reply).not.toContain("Asha");
    expect(answer.reply).toContain("browsers send Connection: keep-alive. A program");
  });
});
