import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { readConfig } from "../src/config.ts";
import { english } from "../src/words.ts";
import { it, startTestMailbox, temporaryDirectory, urlencoded, validFields } from "./fixtures.ts";

async function fileOf(content: string) {
  const path = join(await temporaryDirectory(), "words.json");
  await writeFile(path, content);
  return path;
}

const wordsIn = async (content: string) =>
  readConfig({ MAILBOX_WORDS: await fileOf(content) }).words;

it("a file of words says everything that a visitor reads, and the labels of the mails", async () => {
  const marked = Object.entries(english).map(([word, text]) => [word, `»${text}`]);
  const words = await wordsIn(JSON.stringify({ ...Object.fromEntries(marked), language: "de" }));
  const mailbox = await startTestMailbox({ words });
  const answerTo = async (fields: Record<string, string>) =>
    (await mailbox.send(urlencoded(fields))).text();
  const done = await answerTo({ email: "दिया@example.org", city: "Pune" });
  const failed = await answerTo({ name: "", email: "x" });
  for (const page of [done, failed]) {
    expect(page).toContain('<html lang="de">');
    const shown = page.replace(/<(style|code)\b[^>]*>.*?<\/\1>/gs, "").split(/<[^>]*>/);
    const texts = shown.map((text) => text.trim()).filter((text) => text !== "");
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).toMatch(/^[»:]/);
  }
  expect(failed).toContain("»Your name »is missing.");
  const { text = "" } = await mailbox.onlyMail();
  expect(text).toContain("»Sent with this form");
  expect(text).toContain("»reply to: दिया@example.org");
});

it("a form in another language is answered in it, also where something is missing", async () => {
  const paths = await Promise.all([
    fileOf('{"received":"Danke."}'),
    fileOf('{"language":"hi","received":"धन्यवाद।","failed":"पीछे जाइए।"}'),
  ]);
  const settings = { MAILBOX_WORDS: paths.join(","), DATA_DIR: await temporaryDirectory() };
  const mailbox = await startTestMailbox(readConfig(settings));
  const answerTo = async (fields: Record<string, string>) =>
    (await mailbox.send(urlencoded(fields))).text();
  expect(await answerTo({ _language: "hi-IN" })).toContain("धन्यवाद।");
  expect(await answerTo({ _language: "hi", name: "" })).toContain("पीछे जाइए।");
  for (const language of ["", "hin", "fr"]) {
    expect(await answerTo({ _language: language })).toContain("Danke.");
  }
  const [{ text = "" } = {}] = await mailbox.messages();
  expect(text).not.toContain("language");
});

it.for([
  ['{"recieved":"x"}', 'no text that the mailbox knows as "recieved"'],
  ['{"received":1}', 'no text that the mailbox knows as "received"'],
  ["{", "cannot be read"],
] as const)("a file of words is refused as %s", async ([content, reason]) => {
  await expect(wordsIn(content)).rejects.toThrow(reason);
});

it("which form it was, and where from, is in mail, inbox and CSV, and makes no other message", async ({
  mailbox,
}) => {
  const source = "/contact, utm_source=news";
  const message = "CONTACT\nPhone: 12345\nConsent: Yes";
  const listed = { phone: "12345", newsletter: "Yes" };
  const fields = { ...listed, message, form: "Contact form", submission_id: "a" };
  await mailbox.post({ ...fields, source });
  await mailbox.postForId({ ...fields, source: "/contact" });
  // A form is never called by its sender's name.
  await mailbox.post({ from_name: validFields.name });
  const [nameless, stored] = await mailbox.messages();
  expect([mailbox.count(), nameless?.form]).toEqual([2, ""]);
  expect(stored).toMatchObject({ form: "Contact form", source });
  // The phone is in the table; the same word under another label is no repetition.
  const text = `newsletter: Yes\nform: Contact form\ncame from: ${source}`;
  expect(stored?.text).toBe(`${message}\n\nSent with this form\n-------------------\n${text}`);
  expect(await mailbox.page("/mailbox/export.csv")).toContain(`"Contact form","${source}"`);
});
