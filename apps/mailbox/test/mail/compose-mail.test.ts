import fc from "fast-check";
import { expect, it } from "vitest";
import { composeMail } from "../../src/mail/compose-mail.ts";
import { messageIds, messageTime } from "../../src/mail/message-id.ts";
import { readMail } from "../../src/mail/read-mail.ts";
import { mailText } from "../../src/submission/mail-text.ts";
import { headerText } from "../../src/submission/text.ts";
import { english } from "../../src/words.ts";
import { mailHeaders, normalizeLines, parseMail, submissionOf, validFields } from "../fixtures.ts";
import { attacks, hostileText } from "../hostile-text.ts";

const stamp = {
  id: "20250131-154500-123-k3v9x2ab",
  receivedAt: new Date("2025-01-31T15:45:00.123Z"),
  from: "mailbox@agency.example",
  words: english,
};
const compose = (fields: Record<string, string>) => composeMail(submissionOf(fields), stamp);

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();
const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/**
 * What a mail program shows of the HTML part, which may have no tag and no attribute that is not
 * ours.
 */
function shown(part = ""): string {
  const tags =
    /<(?:!doctype html|\/?(?:html|head|body|p|b|br|table|tr|td|meta)(?: (?:dir|charset|name|content|valign|cellpadding|style)="[\w\s:/;,.-]*")*)>/g;
  const text = part.replace(tags, " ");
  expect(text).not.toMatch(/[<>]/);
  return squeezed(text.replace(/&(#?\w+);/g, (_, name: string) => characters[name] ?? "?"));
}

async function expectOneRecipient(fields: Record<string, string>): Promise<void> {
  const bytes = await compose(fields);
  const parsed = await parseMail(bytes);
  const expected = submissionOf(fields);
  const names = [...mailHeaders, "x-submission-id"].filter(
    (key) => key !== "x-form-name" || expected.fromName !== expected.name,
  );
  expect(parsed.headers.map(({ key }) => key).sort()).toEqual(names);
  expect(parsed.to).toEqual([{ name: "", address: "hello@agency.example" }]);
  expect(parsed.from?.address).toBe("mailbox@agency.example");
  expect(parsed.replyTo?.map(({ address }) => address)).toEqual(["asha@example.org"]);
  expect(parsed.attachments).toEqual([]);
  expect(shown(parsed.html)).toBe(squeezed(mailText(submissionOf(fields))));
  expect(parsed.subject).toBe(expected.subject);
  expect([expected.fromName, ""]).toContain(parsed.from?.name);
  expect(parsed.from?.name).not.toMatch(/@|＠/);
  expect(parsed.replyTo?.[0]?.name).toBe(expected.name);
  expect(normalizeLines(parsed.text)).toBe(normalizeLines(mailText(expected)));
  // RFC 5322, section 2.1.1: at most 998 characters per line, and line ends are CRLF.
  const lines = bytes.toString("latin1").split("\r\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(bytes.toString("latin1")).not.toMatch(/[^\r]\n|\r[^\n]|\0/);
}

const base = { ...validFields, submission_id: "abc-123" };

it("composeMail writes the expected headers and one recipient for any text in any field", async () => {
  const texts = ["name", "subject", "from_name", "to_email", "message", "company"];
  const everywhere = <T>(text: T) => Object.fromEntries(texts.map((field) => [field, text]));
  await fc.assert(
    fc.asyncProperty(fc.record(everywhere(hostileText)), hostileText, async (values, label) => {
      const fields: Record<string, string> = { ...base, [`f${label}`]: "x" };
      for (const field of texts) fields[field] = `Asha ${values[field]}`;
      await expectOneRecipient(fields);
    }),
    { numRuns: 250, examples: attacks.map((attack) => [everywhere(attack), attack]) },
  );
});

it("composeMail writes mails that the inbox reads like an independent parser", async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, hostileText, async (name, subject, message) => {
      const bytes = await compose({
        ...base,
        name: `x${name}`,
        subject: `x${subject}`,
        message: `x${message}`,
      });
      const parsed = await parseMail(bytes);
      const mail = readMail(bytes);
      expect(mail.replyTo).toEqual(parsed.replyTo?.[0]);
      expect(mail.headers.find(([key]) => key === "Subject")?.[1]).toBe(parsed.subject);
      // The other parser adds a line break to a part of several, or takes one.
      expect(mail.text.trimEnd()).toBe(normalizeLines(parsed.text).trimEnd());
    }),
    { numRuns: 150 },
  );
});

it.each([
  ["Devanagari", "नमस्ते, हमें एक नई वेबसाइट चाहिए। ₹५०,०००"],
  ["emoji", "👩🏽‍💻🇮🇳 it works 🎉"],
  ["quotes and markup", `"quoted" <b>bold</b> & 'single' \\ back`],
  ["spaces and line breaks", "  two  spaces\n\n\n.\n..\nFrom here\n-- \ntrailing \t\n\tend"],
  ["20,000 Latin characters", "The quick brown fox. ".repeat(953).slice(0, 20_000)],
  ["20,000 Devanagari characters", "नमस्ते दुनिया ".repeat(1430).slice(0, 20_000)],
  ["one long line of emoji", "🎉".repeat(10_000)],
  ["one long word", "x".repeat(20_000)],
])("composeMail keeps %s unchanged", async (_, message) => {
  const subject = headerText(message.slice(0, 60));
  const parsed = await parseMail(
    await compose({ ...validFields, message, subject, name: subject }),
  );
  expect(normalizeLines(parsed.text)).toBe(normalizeLines(message));
  expect(parsed.subject).toBe(subject);
});

it("composeMail repeats in the body what a header had to shorten or change", async () => {
  const name = `Asha ${"of the very long name ".repeat(30)}`.trim();
  const parsed = await parseMail(
    await compose({ ...validFields, name, subject: "a\r\nb", email: "asha@bücher.example" }),
  );
  expect([...(parsed.replyTo?.[0]?.name ?? "")]).toHaveLength(200);
  expect(parsed.replyTo?.[0]?.address).toBe("asha@xn--bcher-kva.example");
  const text = normalizeLines(parsed.text);
  expect(text).toContain(`name as written: ${name}`);
  expect(text).toContain("subject as written:\na\nb");
  expect(text).toContain("email as written: asha@bücher.example");
});

it.each([
  "asha@gmail.com",
  "asha＠gmail.com",
  "hello@agency.example (CEO)",
  "agency.example",
  "Asha Example",
  "Dr.A.P.J.Rao",
  "आशा",
  "Example, Asha",
])(
  "a mail that no filter takes for a forgery has the name %s beside its own address only if it is no address or domain",
  async (name) => {
    const mail = await compose({ ...validFields, name, from_name: name });
    const { from, replyTo } = await parseMail(mail);
    const shown = /@|＠|agency/.test(name) ? "" : name;
    expect(from).toEqual({ name: shown, address: "mailbox@agency.example" });
    expect(replyTo?.[0]).toMatchObject({ name, address: "asha@example.org" });
    // No out-of-office reply is sent to what no person wrote.
    expect(String(mail)).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  },
);

it("a mail has the answers of a form as a table, and everything else as it was written", async () => {
  const message =
    "CONTACT\nName: Asha\nPhone: Not given\n\nMESSAGE\nHello\n\nPROJECT\nBudget: <none>";
  const { html } = await parseMail(await compose({ ...validFields, message }));
  expect(html?.match(/<table/g)).toHaveLength(1);
  expect(html).toMatch(/Phone:<\/td><td dir="auto">Not given/);
  expect(html).toContain("PROJECT<br>Budget: &lt;none&gt;");
});

it("an address that is not ASCII before the @ goes into the text, and no header needs SMTPUTF8", async () => {
  const bytes = await compose({ ...validFields, name: "आशा <x>", email: "आशा@उदाहरण.भारत" });
  const head = bytes.subarray(0, bytes.indexOf("\r\n\r\n")).toString("latin1");
  expect(head).toMatch(/^\p{ASCII}*$/u);
  expect(head).not.toMatch(/^Reply-To:/im);
  const address = "आशा@xn--p1b6ci4b4b3a.xn--h2brj9c";
  expect(normalizeLines((await parseMail(bytes)).text)).toContain(`reply to: ${address}`);
  expect(readMail(bytes).replyTo).toEqual({ name: "आशा <x>", address });
});

it.each(["cv.pdf", "मेरा  बायोडाटा.pdf", 'a "quoted"; name=x.pdf', `${"न".repeat(90)}.pdf`])(
  "an attached file named %s reads the same in the inbox and in an independent parser",
  async (filename) => {
    const content = Buffer.from(`%PDF-1.7\r\n--x\r\n\0\xff${"abc\n".repeat(500)}`, "latin1");
    const attachments = [{ filename, type: "application/pdf", content }];
    const bytes = await composeMail({ ...submissionOf(validFields), attachments }, stamp);
    const [theirs] = (await parseMail(bytes)).attachments;
    const mail = readMail(bytes);
    expect(mail.text).toBe(validFields.message);
    expect(mail.attachments).toEqual(attachments);
    expect(theirs).toMatchObject({ filename, mimeType: "application/pdf" });
    expect(Buffer.from(theirs?.content as ArrayBuffer)).toEqual(content);
  },
);

it("message ids sort by creation, even if the clock jumps", () => {
  const times = [5000, 5000, 4000, 9000, 1];
  const next = messageIds(4500, () => times.shift() ?? 0);
  const ids = Array.from({ length: 5 }, next);
  expect([...ids].sort()).toEqual(ids);
  expect(ids.map(messageTime)).toEqual([5000, 5001, 5002, 9000, 9001]);
  expect(messageTime("../../../etc/passwd")).toBeNaN();
});
