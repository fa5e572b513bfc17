import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HttpError } from "../../src/http-error.ts";
import { developmentKeys } from "../../src/index.ts";
import { composeMail, mailText } from "../../src/mail/compose-mail.ts";
import { readHead, readMail } from "../../src/mail/read-mail.ts";
import { parseAddress } from "../../src/submission/address.ts";
import { readSubmission } from "../../src/submission/submission.ts";
import { bodyText, headerText } from "../../src/submission/text.ts";
import { good, parse, plain } from "../fixtures.ts";

const mail = {
  id: "20250131-154500-123-k3v9x2ab",
  receivedAt: new Date("2025-01-31T15:45:00.123Z"),
  from: "mailbox@kolam.example.com",
};
const submission = (fields: Record<string, string>) =>
  readSubmission(
    { kind: "json", fields: new Map(Object.entries(fields)), files: [] },
    developmentKeys,
  );
const raw = (fields: Record<string, string>) => composeMail(submission(fields), mail);

const headerNames = [
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-form-to-email",
  "x-submission-id",
];

const attacks = [
  "\r\nBcc: thief@example.net",
  "\nBcc: thief@example.net\n\nbody",
  "\rTo: thief@example.net",
  "\u2028Bcc: thief@example.net",
  "\u0085Bcc: thief@example.net",
  "\u0000\u000b\u000c",
  'x" <thief@example.net>, "',
  "x <thief@example.net>, y",
  "a, thief@example.net",
  "group: thief@example.net;",
  "=?UTF-8?Q?=0D=0ABcc:_thief@example.net?=",
  "=?UTF-8?B?DQpCY2M6IHRoaWVmQGV4YW1wbGUubmV0?=",
  "\ud800 lone",
  "\u202egnp.exe",
  "--boundary\r\nContent-Type: text/html\r\n\r\n<script>",
  "\\",
  '"',
  "a".repeat(5000),
  "न".repeat(3000),
  "👩🏽‍💻".repeat(500),
];

/** Text of any kind, often with something hostile in it. */
const hostile = fc
  .array(fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.constantFrom(...attacks)), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(""));

async function expectOneRecipient(fields: Record<string, string>): Promise<void> {
  const bytes = await raw(fields);
  const parsed = await parse(bytes);
  expect(parsed.headers.map(({ key }) => key).sort()).toEqual(headerNames);
  expect(parsed.to).toEqual([{ name: "", address: "hello@kolam.example.com" }]);
  expect(parsed.from?.address).toBe("mailbox@kolam.example.com");
  expect(parsed.replyTo?.map(({ address }) => address)).toEqual(["asha@example.org"]);
  expect(parsed.attachments).toEqual([]);
  expect(parsed.html).toBeUndefined();
  const expected = submission(fields);
  expect(parsed.subject).toBe(expected.subject);
  expect(parsed.from?.name).toBe(expected.fromName);
  expect(parsed.replyTo?.[0]?.name).toBe(expected.name);
  expect(plain(parsed.text)).toBe(plain(mailText(expected)));
  // What goes over the wire keeps to the limits of RFC 5322.
  const lines = bytes.toString("latin1").split("\r\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(bytes.toString("latin1")).not.toMatch(/[^\r]\n|\r[^\n]|\0/);
}

describe("the mail", () => {
  const base = { ...good, submission_id: "abc-123" };

  for (const field of ["name", "subject", "from_name", "to_email", "message", "company"]) {
    it(`keeps its headers and recipient whatever stands in ${field}`, async () => {
      for (const attack of attacks) {
        await expectOneRecipient({ ...base, [field]: `Asha ${attack}` });
      }
    });
  }

  it("has exactly the expected headers and recipients for any text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          name: hostile,
          subject: hostile,
          from_name: hostile,
          to_email: hostile,
          message: hostile,
          more: hostile,
        }),
        hostile,
        async (texts, label) => {
          const fields = { ...base, ...texts, [`f${label}`]: "x" };
          for (const key of ["name", "subject", "message", "to_email"] as const) {
            fields[key] = `x${fields[key]}`;
          }
          await expectOneRecipient(fields);
        },
      ),
      { numRuns: 250 },
    );
  });

  it("reads back by the inbox as an independent parser reads it", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, subject, message) => {
        const bytes = await raw({
          ...base,
          name: `x${name}`,
          subject: `x${subject}`,
          message: `x${message}`,
        });
        const parsed = await parse(bytes);
        const head = readHead(bytes);
        expect(head.replyTo).toEqual(parsed.replyTo?.[0]);
        expect(head.headers.find(([key]) => key === "Subject")?.[1]).toBe(parsed.subject);
        expect(readMail(bytes).text).toBe(plain(parsed.text));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ["Devanagari", "नमस्ते, हमें एक नई वेबसाइट चाहिए। ₹५०,०००"],
    ["emoji", "👩🏽‍💻🇮🇳 it works 🎉"],
    ["quotes and markup", `"quoted" <b>bold</b> & 'single' \\ back`],
    ["lines and spaces", "  two  spaces\n\n\n.\n..\nFrom here\n-- \ntrailing \t\n\tend"],
    ["20,000 Latin characters", "The quick brown fox. ".repeat(953).slice(0, 20_000)],
    ["20,000 Devanagari characters", "नमस्ते दुनिया ".repeat(1430).slice(0, 20_000)],
    ["one long line of emoji", "🎉".repeat(10_000)],
    ["one unbroken word", "x".repeat(20_000)],
  ])("carries %s unchanged", async (_, message) => {
    const subject = headerText(message.slice(0, 60));
    const parsed = await parse(await raw({ ...good, message, subject, name: subject }));
    expect(plain(parsed.text)).toBe(plain(message));
    expect(parsed.subject).toBe(subject);
  });

  it("repeats in its body what a header had to shorten or change", async () => {
    const name = `Asha ${"of the very long name ".repeat(30)}`.trim();
    const parsed = await parse(
      await raw({ ...good, name, subject: "a\r\nb", email: "asha@bücher.example" }),
    );
    expect([...(parsed.replyTo?.[0]?.name ?? "")]).toHaveLength(200);
    expect(parsed.replyTo?.[0]?.address).toBe("asha@xn--bcher-kva.example");
    expect(plain(parsed.text)).toContain(`name as written: ${name}`);
    expect(plain(parsed.text)).toContain("subject as written:\na\nb");
    expect(plain(parsed.text)).toContain("email as written: asha@bücher.example");
  });
});

describe("parseAddress", () => {
  it.each([
    ["asha@example.org", "asha@example.org"],
    [" asha.k+web@mail.example.co.in ", "asha.k+web@mail.example.co.in"],
    ["o'brien_{x}@example.org", "o'brien_{x}@example.org"],
    ["info@bücher.example", "info@xn--bcher-kva.example"],
    ["a@उदाहरण.भारत", "a@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["आशा@उदाहरण.भारत", "आशा@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
  ])("accepts %s", (input, address) => {
    expect(parseAddress(input)).toEqual({ ok: true, address });
  });

  it.each([
    "",
    "asha",
    "@example.org",
    "asha@",
    "asha@localhost",
    "asha@example..org",
    "asha@-example.org",
    "asha@[127.0.0.1]",
    "asha@127.0.0.1",
    "asha@0x7f.1",
    "asha@exa mple.org",
    "as ha@example.org",
    '"as ha"@example.org',
    "asha@example.org>",
    "<asha@example.org>",
    "asha@example.org,b@example.org",
    "a@b@example.org",
    "asha\r\n@example.org",
    "asha\u0000@example.org",
    "asha\u200b@example.org",
    "asha@exam%70le.org",
    "asha@example.org/x",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.org`,
  ])("refuses %j", (input) => {
    expect(parseAddress(input).ok).toBe(false);
  });

  // What grew with the square of the length would take minutes, and the test be over time.
  it("takes no longer for a long hostile text", () => {
    for (const input of ["a@".repeat(1e6), "a".repeat(1e6), `a@${"a.".repeat(1e6)}`]) {
      expect(parseAddress(input).ok).toBe(false);
    }
  });

  it("never lets through what could be two addresses or a header", () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const parsed = parseAddress(`${a}@${b}.org`);
        if (parsed.ok) expect(parsed.address).toMatch(/^[^\s,;:<>"()[\]\\@\p{C}]+@[a-z0-9.-]+$/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe("text", () => {
  it("headerText is one line within its limit, and stable", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = headerText(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]|=\?/u);
        expect([...line].length).toBeLessThanOrEqual(200);
        expect(headerText(line)).toBe(line);
      }),
    );
  });

  it("bodyText keeps lines and tabs and drops other controls", () => {
    expect(bodyText("a\r\nb\rc\u2028d\te\u0000\u001b[31mf\ud800")).toBe("a\nb\nc\nd\te[31mf");
  });

  it("readSubmission refuses rather than throws anything else", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), hostile), (fields) => {
        expect(() => submission({ ...fields, access_key: "kolam-dev-general" })).toThrow(HttpError);
      }),
    );
  });
});
