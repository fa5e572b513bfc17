import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/config.ts";
import { clientAddress, rateLimit } from "../../src/http/rate-limit.ts";
import { retryDelay } from "../../src/relay/relay.ts";
import { good, postJson, running } from "../fixtures.ts";

describe("the rate limit", () => {
  it("answers 429 with Retry-After beyond the limit and stores nothing more", async () => {
    const box = await running({ ratePerMinute: 3 });
    const responses = [];
    for (let at = 0; at < 5; at += 1) responses.push(await postJson(box));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    const wait = Number(responses[4]?.headers.get("retry-after"));
    expect(wait).toBeGreaterThanOrEqual(15);
    expect(wait).toBeLessThanOrEqual(20);
    expect(await responses[4]?.json()).toMatchObject({ success: false });
    expect(box.count()).toBe(3);
  });

  it("believes X-Forwarded-For only behind a proxy of ours, and only what that proxy wrote", async () => {
    const open = await running({ ratePerMinute: 1 });
    const first = await postJson(open, good, { "x-forwarded-for": "192.0.2.1" });
    const second = await postJson(open, good, { "x-forwarded-for": "192.0.2.2" });
    expect([first.status, second.status]).toEqual([200, 429]);

    const proxied = await running({ ratePerMinute: 1, trustProxy: 1 });
    const statuses = [];
    for (const chain of ["192.0.2.1", "192.0.2.2", "6.6.6.6, 192.0.2.1", "7.7.7.7, 192.0.2.2"]) {
      statuses.push((await postJson(proxied, good, { "x-forwarded-for": chain })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it("refills evenly, per address, and a /64 of IPv6 is one address", () => {
    let now = 0;
    const take = rateLimit(2, () => now);
    expect([take("a"), take("a"), take("a"), take("b")]).toEqual([0, 0, 30, 0]);
    now += 30_000;
    expect([take("a"), take("a")]).toEqual([0, 30]);
    expect([take("2001:db8::1"), take("2001:db8:0:0:ffff::2"), take("2001:db8::3")]).toEqual([
      0, 0, 30,
    ]);
    expect([take("::ffff:192.0.2.1"), take("192.0.2.1"), take("192.0.2.1")]).toEqual([0, 0, 30]);
  });

  it("remembers a bounded number of addresses", () => {
    const take = rateLimit(1, () => 0);
    take("first");
    for (let at = 0; at < 10_000; at += 1) take(`address ${at}`);
    expect(take("first")).toBe(0);
    expect(take("address 9999")).toBeGreaterThan(0);
  });

  it("clientAddress survives missing and odd headers", () => {
    expect(clientAddress("192.0.2.9", undefined, 1)).toBe("192.0.2.9");
    expect(clientAddress("192.0.2.9", "a, b", 3)).toBe("a");
    expect(clientAddress("192.0.2.9", "", 1)).toBe("192.0.2.9");
    expect(clientAddress(undefined, "x".repeat(1000), 1)).toHaveLength(64);
  });
});

describe("slow connections are ended", () => {
  const closed = (port: number, text: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.on("error", () => {});
      socket.on("data", () => {});
      socket.on("close", () => resolve());
    });

  it.each([
    ["in the middle of the head", "POST /submit HTTP/1.1\r\nHost: x\r\n"],
    [
      "in the middle of the body",
      "POST /submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
    ["without a word", ""],
  ])(
    "%s",
    async (_, text) => {
      const box = await running({
        headersTimeoutMs: 300,
        requestTimeoutMs: 500,
        idleTimeoutMs: 1200,
      });
      await closed(box.port, text);
      expect(box.count()).toBe(0);
      // Before the times that hold without these would end it.
    },
    9_000,
  );
});

describe("the configuration", () => {
  it("has working defaults", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 4174,
      ratePerMinute: 30,
      trustProxy: 0,
      allowedOrigins: ["*"],
      inboxToken: undefined,
      relay: undefined,
      keys: {
        "kolam-dev-careers": "careers@kolam.example.com",
        "kolam-dev-general": "hello@kolam.example.com",
      },
    });
    expect(config.dataDir).toMatch(/[/\\]mailbox[/\\]data$/);
  });

  it("reads every setting, and options win", () => {
    const config = readConfig(
      {
        HOST: "::1",
        MAILBOX_PORT: "0",
        MAILBOX_KEYS: "a=one@example.org, b = two@bücher.example",
        TRUST_PROXY: "true",
        MAX_DISK_MB: "2",
        ALLOWED_ORIGINS: "https://www.example.org,http://localhost:*",
        SMTP_URL: "smtps://user:p%40ss@mail.example.org",
        RELAY_GIVE_UP_DAYS: "2",
        INBOX_HOSTS: "Mail.Example.org",
      },
      { port: 7 },
    );
    expect(config).toMatchObject({
      host: "::1",
      port: 7,
      trustProxy: 1,
      maxBytes: 2 * 1024 * 1024,
      inboxHosts: ["mail.example.org"],
      relay: { giveUpMs: 2 * 24 * 60 * 60 * 1000 },
    });
    expect({ ...config.keys }).toEqual({ a: "one@example.org", b: "two@xn--bcher-kva.example" });
  });

  it("names every bad value at once, without repeating a password", () => {
    const start = () =>
      readConfig({
        MAILBOX_PORT: "70000",
        MAILBOX_KEYS: "a=nobody,b",
        RATE_PER_MINUTE: "-1",
        ALLOWED_REDIRECT_ORIGINS: "https://example.org/path,*",
        MAIL_FROM: "x",
        TRUST_PROXY: "maybe",
        SMTP_URL: "http://user:secret@example.org",
      });
    expect(start).toThrow(ConfigError);
    try {
      start();
    } catch (error) {
      const { message } = error as Error;
      for (const part of [
        'MAILBOX_PORT must be a whole number from 0 to 65535, not "70000".',
        'MAILBOX_KEYS: "nobody" is not an e-mail address',
        'MAILBOX_KEYS: "b" does not have the form key=address.',
        "RATE_PER_MINUTE must be",
        'ALLOWED_REDIRECT_ORIGINS: "https://example.org/path"',
        'ALLOWED_REDIRECT_ORIGINS: "*"',
        "MAIL_FROM:",
        "TRUST_PROXY must be",
        "SMTP_URL must look like",
      ]) {
        expect(message).toContain(part);
      }
      expect(message).not.toContain("secret");
    }
  });
});

describe("retryDelay", () => {
  it("doubles up to its cap, with half of it as jitter", () => {
    const config = { url: "", giveUpMs: 0, baseDelayMs: 100, maxDelayMs: 1000, timeoutMs: 0 };
    expect([1, 2, 3, 4, 5, 50].map((n) => retryDelay(config, n, () => 0.5))).toEqual([
      100, 200, 400, 800, 1000, 1000,
    ]);
    expect([0, 0.999].map((r) => Math.round(retryDelay(config, 1, () => r)))).toEqual([50, 150]);
  });
});
