import { expect, it, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { StartError } from "../src/errors.ts";
import { readSmtpUrl } from "../src/smtp-url.ts";
import { startTestMailbox, temporaryDirectory } from "./fixtures.ts";

it("readConfig has working defaults", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 4174,
    ratePerMinute: 30,
    trustProxy: 0,
    allowedOrigins: ["*"],
    inboxToken: undefined,
    relay: undefined,
    webhook: undefined,
    keys: {
      "development-careers": "careers@agency.example",
      "development-general": "hello@agency.example",
    },
  });
  expect(config.dataDir).toMatch(/[/\\]mailbox[/\\]data$/);
});

it("readConfig reads the environment, and options take precedence", () => {
  const secret = "a-secret-of-enough-letters";
  const config = readConfig(
    {
      HOST: "::1",
      MAILBOX_PORT: "0",
      MAILBOX_KEYS: "a=one@x.example; two@bücher.example, b = b@x.example",
      TRUST_PROXY: "true",
      MAX_DISK_MB: "2",
      ALLOWED_ORIGINS: "https://www.example.org,http://localhost:*",
      SMTP_URL: "smtps://user:p%40ss@mail.example.org",
      RELAY_GIVE_UP_DAYS: "2",
      WEBHOOK_URL: "https://crm.example/hook",
      WEBHOOK_SECRET: secret,
    },
    { port: 7 },
  );
  expect(config).toMatchObject({
    host: "::1",
    port: 7,
    trustProxy: 1,
    maxBytes: 2 * 1024 * 1024,
    // RFC 5321 gives a server ten minutes, so that it does not get a mail twice.
    relay: { giveUpMs: 2 * 24 * 60 * 60 * 1000, timeoutMs: 10 * 60 * 1000 },
    webhook: { url: "https://crm.example/hook", secret, format: "json" },
  });
  // Each of several recipients gets its own mail.
  const keys = { a: "one@x.example, two@xn--bcher-kva.example", b: "b@x.example" };
  expect({ ...config.keys }).toEqual(keys);
});

const smtp = (query: string) => ({ SMTP_URL: `smtp://user:secret@mail.example.org?${query}` });
const refusals: readonly (readonly [Record<string, string>, string])[] = [
  [{ MAILBOX_PORT: "70000" }, 'MAILBOX_PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ MAILBOX_KEYS: "a=nobody" }, 'MAILBOX_KEYS: "nobody" is not an e-mail address'],
  [{ MAILBOX_KEYS: "a=one@x.example;nobody" }, '"nobody" is not an e-mail address'],
  [{ MAILBOX_KEYS: "b" }, 'MAILBOX_KEYS: "b" does not have the form key=address.'],
  [{ MAILBOX_KEYS: "a=;" }, '"a=;" does not have the form'],
  [{ MAILBOX_KEYS: "c=दिया@example.org" }, '"दिया@example.org" has letters before the @'],
  [{ MAILBOX_KEYS: "a=a@x.example,b=b@x.example,a=c@x.example" }, 'the key "a" twice'],
  [{ MAILBOX_KEYS: "toString=a@x.example,toString=b@x.example" }, 'the key "toString" twice'],
  [{ RATE_PER_MINUTE: "-1" }, "RATE_PER_MINUTE must be"],
  [{ ALLOWED_REDIRECT_ORIGINS: "https://example.org/path" }, '"https://example.org/path"'],
  [{ ALLOWED_REDIRECT_ORIGINS: "*" }, 'ALLOWED_REDIRECT_ORIGINS: "*"'],
  [{ MAIL_FROM: "x" }, "MAIL_FROM:"],
  [{ TRUST_PROXY: "maybe" }, "TRUST_PROXY must be"],
  [{ RETENTION_DAYS: "1.5" }, 'must be a whole number from 0 to 36500, not "1.5".'],
  [{ INBOX_TOKEN: "short-secret" }, "INBOX_TOKEN must have at least 16 characters."],
  [{ SMTP_URL: "http://user:secret@example.org" }, "SMTP_URL must look like"],
  [smtp("requireTls=true"), "Did you mean requireTLS?"],
  [smtp("requiretls"), "Did you mean requireTLS?"],
  [smtp("require_tls=1"), "Did you mean requireTLS?"],
  [smtp("reqireTSL=1"), "Did you mean requireTLS?"],
  [smtp("secure=1&starttls=1"), "Did you mean requireTLS?"],
  [smtp("rejectUnauthorised=0"), "Did you mean rejectUnauthorized?"],
  [smtp("tls.rejectUnauthorized=false"), "Did you mean rejectUnauthorized?"],
  [smtp("requireTLS=yes"), "needs requireTLS=1 or requireTLS=0"],
  [smtp("rejectUnauthorized=0"), "only for a server on this machine"],
  [{ WEBHOOK_URL: "http://crm.example/secret" }, "https://"],
  [{ WEBHOOK_URL: "https://crm.example/secret" }, "WEBHOOK_SECRET is missing"],
  [{ WEBHOOK_FORMAT: "xml" }, "json or slack"],
];

it.each(refusals)("readConfig refuses %j and keeps secrets to itself", (env, reason) => {
  expect(() => readConfig(env)).toThrow(reason);
  expect(() => readConfig(env)).not.toThrow("secret");
});

it("readConfig reports every invalid value at once", () => {
  const wrong = { MAILBOX_PORT: "x", MAIL_FROM: "x", TRUST_PROXY: "x" };
  expect(() => readConfig(wrong)).toThrow(StartError);
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});

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
])("SMTP_URL means what it says: %s", (server, expected) => {
  expect(readSmtpUrl(`smtp://${server}`)).toMatchObject({ problems: [], server: expected });
});

it.for([
  ["none", true, "does not name"],
  ["none", false, undefined],
  ["Slack|HubSpot", false, "Slack, HubSpot, but WEBHOOK_URL is not set"],
  ["Slack", true, undefined],
  [undefined, true, undefined],
] as const)(
  "with MAILBOX_ALSO_TO=%s and a webhook: %s, the start says %s",
  async ([named, has, said]) => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const webhook = { WEBHOOK_URL: "http://127.0.0.1:9/", WEBHOOK_FORMAT: "slack" };
    const env = { ...(named && { MAILBOX_ALSO_TO: named }), ...(has ? webhook : {}) };
    await startTestMailbox({
      ...readConfig(env),
      port: 0,
      dataDir: await temporaryDirectory(),
      quiet: false,
    });
    const lines = told.mock.calls.flat().join("\n");
    told.mockRestore();
    if (said) expect(lines).toContain(said);
    else expect(lines).not.toContain("privacy policy");
  },
);
