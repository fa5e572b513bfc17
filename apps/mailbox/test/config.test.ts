import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../src/config.ts";
import { readSmtpUrl } from "../src/smtp-url.ts";

describe("readConfig", () => {
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
        "development-careers": "careers@agency.example",
        "development-general": "hello@agency.example",
      },
    });
    expect(config.dataDir).toMatch(/[/\\]mailbox[/\\]data$/);
  });

  it("reads the environment, and options take precedence", () => {
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
      },
      { port: 7 },
    );
    expect(config).toMatchObject({
      host: "::1",
      port: 7,
      trustProxy: 1,
      maxBytes: 2 * 1024 * 1024,
      relay: { giveUpMs: 2 * 24 * 60 * 60 * 1000 },
    });
    expect({ ...config.keys }).toEqual({ a: "one@example.org", b: "two@xn--bcher-kva.example" });
  });

  it("reports every invalid value at once and leaves out the password", () => {
    let message = "";
    try {
      readConfig({
        MAILBOX_PORT: "70000",
        MAILBOX_KEYS: "a=nobody,b,c=दिया@example.org",
        RATE_PER_MINUTE: "-1",
        ALLOWED_REDIRECT_ORIGINS: "https://example.org/path,*",
        MAIL_FROM: "x",
        TRUST_PROXY: "maybe",
        RETENTION_DAYS: "1.5",
        INBOX_TOKEN: "short-secret",
        SMTP_URL: "http://user:secret@example.org",
      });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    for (const part of [
      'MAILBOX_PORT must be a whole number from 0 to 65535, not "70000".',
      'MAILBOX_KEYS: "nobody" is not an e-mail address',
      'MAILBOX_KEYS: "b" does not have the form key=address.',
      'MAILBOX_KEYS: "दिया@example.org" has letters before the @',
      "RATE_PER_MINUTE must be",
      'ALLOWED_REDIRECT_ORIGINS: "https://example.org/path"',
      'ALLOWED_REDIRECT_ORIGINS: "*"',
      "MAIL_FROM:",
      "TRUST_PROXY must be",
      'RETENTION_DAYS must be a whole number from 0 to 36500, not "1.5".',
      "INBOX_TOKEN must have at least 16 characters.",
      "SMTP_URL must look like",
    ]) {
      expect(message).toContain(part);
    }
    expect(message).not.toContain("secret");
  });
});

it("a key has one recipient or several", () => {
  const { keys } = readConfig({
    MAILBOX_KEYS: "a=one@x.example; two@bücher.example,b=b@x.example",
  });
  expect({ ...keys }).toEqual({
    a: "one@x.example, two@xn--bcher-kva.example",
    b: "b@x.example",
  });
});

it.each([
  ["a=one@x.example,b=two@x.example,a=three@x.example", 'the key "a" twice'],
  ["toString=one@x.example,toString=two@x.example", 'the key "toString" twice'],
  ["a=one@x.example;nobody", '"nobody" is not an e-mail address'],
  ["a=;", '"a=;" does not have the form'],
])("keys are refused as %s", (value, reason) => {
  expect(() => readConfig({ MAILBOX_KEYS: value })).toThrow(reason);
});

describe("SMTP_URL", () => {
  const defaults = { requireTLS: false, tls: { rejectUnauthorized: true } };
  const local = { tls: { rejectUnauthorized: false } };

  it.each([
    ["mail.example.org", { ...defaults, host: "mail.example.org", port: 587, secure: false }],
    ["mail.example.org?requireTLS=1", { requireTLS: true }],
    ["mail.example.org?requireTLS=true", { requireTLS: true }],
    ["mail.example.org?requireTLS=0", defaults],
    ["localhost:25?rejectUnauthorized=0", { ...local, port: 25 }],
    ["127.0.0.1?rejectUnauthorized=0", local],
    ["[::1]?rejectUnauthorized=false", { ...local, host: "::1" }],
  ])("means what it says: %s", (server, expected) => {
    expect(readSmtpUrl(`smtp://${server}`)).toMatchObject({ problems: [], server: expected });
  });

  it.each([
    ["requireTls=true", "Did you mean requireTLS?"],
    ["requiretls", "Did you mean requireTLS?"],
    ["require_tls=1", "Did you mean requireTLS?"],
    ["reqireTSL=1", "Did you mean requireTLS?"],
    ["secure=1&starttls=1", "Did you mean requireTLS?"],
    ["rejectUnauthorised=0", "Did you mean rejectUnauthorized?"],
    ["tls.rejectUnauthorized=false", "Did you mean rejectUnauthorized?"],
    ["requireTLS=yes", "needs requireTLS=1 or requireTLS=0"],
    ["rejectUnauthorized=0", "only for a server on this machine"],
  ])("is refused with %s", (query, reason) => {
    const read = () => readConfig({ SMTP_URL: `smtp://user:secret@mail.example.org?${query}` });
    expect(read).toThrow(reason);
    expect(read).not.toThrow("secret");
  });

  it("waits for an answer as long as RFC 5321 asks, so that no server gets a mail twice", () => {
    const { relay } = readConfig({ SMTP_URL: "smtp://mail.example.org" });
    expect(relay?.timeoutMs).toBe(10 * 60 * 1000);
  });
});

describe("the webhook's settings", () => {
  const secret = "a-secret-of-enough-letters";

  it("are complete, or there is no webhook", () => {
    expect(readConfig({}).webhook).toBeUndefined();
    const { webhook } = readConfig({
      WEBHOOK_URL: "https://crm.example/hook",
      WEBHOOK_SECRET: secret,
    });
    expect(webhook).toMatchObject({ url: "https://crm.example/hook", secret, format: "json" });
  });

  it.each([
    [{ WEBHOOK_URL: "http://crm.example/secret-path", WEBHOOK_SECRET: secret }, "https://"],
    [{ WEBHOOK_URL: "https://crm.example/secret-path" }, "WEBHOOK_SECRET is missing"],
    [{ WEBHOOK_FORMAT: "xml" }, "json or slack"],
  ])("refuse %j and keep the address to themselves", (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
    expect(() => readConfig(env)).not.toThrow("secret-path");
  });
});
