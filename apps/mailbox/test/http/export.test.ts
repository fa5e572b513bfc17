import { describe, expect, vi } from "vitest";
import {
  it,
  noQuota,
  normalizeLines,
  parseMail,
  postForId,
  startTestMailbox,
  validFields,
} from "../fixtures.ts";

const get = async ({ url }: { url: string }, path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Reads CSV as RFC 4180 has it. */
function rowsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("an export", () => {
  it("is a table that a spreadsheet reads, and runs nothing of", async ({ mailbox }) => {
    const message = 'She said "two lamps",\nplease';
    await postForId(mailbox, { ...validFields, name: '=HYPERLINK("https://x.example")', message });
    const { text, headers } = await get(mailbox, "/mailbox/export.csv");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="inbox-[\d-]+\.csv"/);
    // Without a byte order mark Excel reads another character set. text() takes it away.
    const bytes = await (await fetch(`${mailbox.url}/mailbox/export.csv`)).bytes();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], row = []] = rowsOf(text);
    const cells = Object.fromEntries(head.map((name, at) => [name, row[at]]));
    expect(cells).toMatchObject({ email: validFields.email, status: "new", message });
    expect(cells.name).toBe('\'=HYPERLINK("https://x.example")');
  });

  it.for(["＝1+1", "＋1", "−5", "＠1", "﹣ 1", "\n=2+2", " =1+1", "\u00a0@x", "\u200b=1"])(
    "runs no formula that begins with %j",
    async (message, { mailbox }) => {
      await postForId(mailbox, { ...validFields, message });
      const [head = [], row = []] = rowsOf((await get(mailbox, "/mailbox/export.csv")).text);
      expect(row[head.indexOf("message")]).toBe(`'${message}`);
    },
  );

  it("is a file of mails that a mail program reads", async ({ mailbox }) => {
    const texts = ["From the start\n>From here, नमस्ते", "The second"];
    for (const message of texts) await postForId(mailbox, { ...validFields, message });
    const { text } = await get(mailbox, "/mailbox/export.mbox");
    const mails = text
      .split(/^From MAILER-DAEMON \w{3} \w{3} \d\d [\d:]{8} \d{4}\n/m)
      .slice(1)
      .map((mail) => mail.replace(/^>(>*From )/gm, "$1"));
    const read = await Promise.all(mails.map(parseMail));
    expect(read.map((mail) => normalizeLines(mail.text).trim())).toEqual(texts.toReversed());
  });

  it("holds what a search finds, more than one batch of it, and nothing else", async () => {
    const mailbox = await startTestMailbox({
      quotas: { address: noQuota, key: noQuota, total: noQuota },
    });
    const subjects = Array.from({ length: 205 }, (_, index) => `Lamp ${index}`);
    for (const subject of subjects) await postForId(mailbox, { ...validFields, subject });
    await postForId(mailbox, { ...validFields, subject: "A saree" });
    const { text } = await get(mailbox, "/mailbox/export.csv?q=lamp");
    const [head = [], ...rows] = rowsOf(text);
    const found = rows.map((row) => row[head.indexOf("subject")]);
    expect(found).toEqual(subjects.toReversed());
  });

  it("is refused for a format or a date that does not exist", async ({ mailbox }) => {
    expect((await get(mailbox, "/mailbox/export.xml")).status).toBe(404);
    expect((await get(mailbox, "/mailbox/export.csv?from=2026-02-31")).status).toBe(400);
  });
});

describe("a search by date", () => {
  it("finds the messages of its days, the last one included", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const mailbox = await startTestMailbox();
      for (const day of [3, 4, 5]) {
        vi.setSystemTime(new Date(2030, 4, day, 23, 30));
        await postForId(mailbox, { ...validFields, subject: `Day ${day}` });
      }
      const { text } = await get(mailbox, "/mailbox?from=2030-05-04&to=2030-05-04&q=day");
      expect(text).toContain("1 found");
      expect(text).toContain("Day 4");
      expect((await get(mailbox, "/mailbox?to=2030-05-04")).text).toContain("2 found");
    } finally {
      vi.useRealTimers();
    }
  });

  it.for([
    ["from=2026-02-31", "2026-02-31"],
    ["to=yesterday", "yesterday"],
    ["from=0050-01-01", "0050-01-01"],
    ["from=2026-02-02&to=2026-02-01", "after the last day"],
  ] as const)("says what is wrong with %s", async ([query, reason], { mailbox }) => {
    await postForId(mailbox);
    const { status, text } = await get(mailbox, `/mailbox?${query}`);
    expect(status).toBe(400);
    expect(text).toContain(reason);
  });
});

describe("the link for an answer", () => {
  const link = async (mailbox: { url: string }, id: string) => {
    const { text } = await get(mailbox, `/mailbox/${id}`);
    const [, href = ""] = /href="(mailto:[^"]*)"/.exec(text) ?? [];
    return new URL(href.replaceAll("&amp;", "&"));
  };

  it("quotes the text, and cuts what no mail program would take", async ({ mailbox }) => {
    const short = await postForId(mailbox);
    const long = await postForId(mailbox, { ...validFields, message: "नमस्ते ".repeat(900) });
    const body = (await link(mailbox, short)).searchParams.get("body");
    expect(body).toContain("\r\n> A new shop, please.\r\n> By spring.\r\n");
    const cut = await link(mailbox, long);
    expect(cut.href.length).toBeLessThanOrEqual(2000);
    expect(cut.searchParams.get("body")).toContain(" [cut]");
  });

  it("fits also with the longest name and subject", async ({ mailbox }) => {
    const name = "नाम ".repeat(60);
    const id = await postForId(mailbox, { ...validFields, name, subject: "विषय ".repeat(50) });
    expect((await link(mailbox, id)).href.length).toBeLessThanOrEqual(2000);
  });
});
