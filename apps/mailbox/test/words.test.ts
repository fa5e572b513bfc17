import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { english } from "../src/words.ts";
import {
  onlyMail,
  postForm,
  postJson,
  startTestMailbox,
  temporaryDirectory,
  validFields,
} from "./fixtures.ts";

async function wordsFile(words: object): Promise<string> {
  const path = join(await temporaryDirectory(), "words.json");
  await writeFile(path, JSON.stringify(words));
  return path;
}

/** Every word of the mailbox, marked. */
const marked = Object.fromEntries(
  Object.entries(english).map(([word, text]) => [word, word === "language" ? "de" : `»${text}`]),
);

describe("MAILBOX_WORDS", () => {
  it("is everything that a visitor reads, and the labels of the mails", async () => {
    const { words } = readConfig({ MAILBOX_WORDS: await wordsFile(marked) });
    const mailbox = await startTestMailbox({ words });
    const posted = new URLSearchParams({ ...validFields, email: "दिया@example.org", city: "Pune" });
    const done = await (await postForm(mailbox, posted)).text();
    const failed = await (
      await postForm(mailbox, new URLSearchParams({ ...validFields, name: "", email: "x" }))
    ).text();
    for (const page of [done, failed]) {
      expect(page).toContain('<html lang="de">');
      const texts = page
        .replace(/<style>.*?<\/style>/s, "")
        .replace(/<code>.*?<\/code>/s, "")
        .split(/<[^>]*>/)
        .map((text) => text.trim())
        .filter((text) => text !== "");
      expect(texts.length).toBeGreaterThan(3);
      for (const text of texts) expect(text).toMatch(/^[»:]/);
    }
    expect(failed).toContain("»Your name »is missing.");
    const { text = "" } = await onlyMail(mailbox.dataDir);
    expect(text).toContain("»Sent with this form");
    expect(text).toContain("»reply to: दिया@example.org");
  });

  it.each([
    [{ recieved: "x" }, 'no text that the mailbox knows as "recieved"'],
    [{ received: 1 }, 'no text that the mailbox knows as "received"'],
  ])("is refused as %j", async (words, reason) => {
    const path = await wordsFile(words);
    expect(() => readConfig({ MAILBOX_WORDS: path })).toThrow(reason);
  });

  it("is refused if it is not there", () => {
    expect(() => readConfig({ MAILBOX_WORDS: "/nowhere.json" })).toThrow("cannot be read");
  });
});

describe("which form it was, and where from", () => {
  it("are in the mail, the inbox, the CSV and no part of what makes a message another", async () => {
    const mailbox = await startTestMailbox();
    const fields = {
      ...validFields,
      from_name: validFields.name,
      form: "Contact form",
      submission_id: "a",
    };
    await postJson(mailbox, { ...fields, source: "/contact, utm_source=news" });
    expect((await postJson(mailbox, { ...fields, source: "/contact" })).status).toBe(200);
    const [message] = await mailbox.messages();
    expect(mailbox.count()).toBe(1);
    expect(message).toMatchObject({ form: "Contact form", source: "/contact, utm_source=news" });
    expect(message?.text).toContain("form: Contact form\ncame from: /contact, utm_source=news");
    const csv = await (await fetch(`${mailbox.url}/mailbox/export.csv`)).text();
    expect(csv).toContain('"Contact form","/contact, utm_source=news"');
  });

  it("a form is never called by its sender's name", async () => {
    const mailbox = await startTestMailbox();
    await postJson(mailbox, { ...validFields, from_name: validFields.name });
    expect((await mailbox.messages())[0]?.form).toBe("");
  });
});
