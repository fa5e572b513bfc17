import { expect, vi } from "vitest";
import {
  it,
  noQuota,
  normalizeLines,
  parseMail,
  startTestMailbox,
  type TestMailbox,
} from "../fixtures.ts";

/** The rows of an export by the names of their columns, read as RFC 4180 has it. */
async function exported(mailbox: TestMailbox, query = ""): Promise<Record<string, string>[]> {
  const csv = await mailbox.page(`/mailbox/export.csv${query}`);
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  const [head = [], ...others] = rows.slice(0, -1);
  return others.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

it("an export is a table that a spreadsheet reads", async ({ mailbox }) => {
  const message = 'She said "two lamps",\nplease';
  await mailbox.post({ message });
  const answer = await mailbox.get("/mailbox/export.csv");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="inbox-[\d-]+\.csv"/,
  );
  // Without a byte order mark Excel reads another character set.
  expect([...(await answer.bytes()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const email = "asha@example.org";
  expect(await exported(mailbox)).toMatchObject([{ email, status: "new", message }]);
});

it("an export runs no formula, whatever it begins with", async ({ mailbox }) => {
  const formulas = [
    '=HYPERLINK("https://x.example")',
    ...["＝1+1", "＋1", "−5", "＠1", "﹣ 1", "\n=2+2", " =1+1", "\u00a0@x", "\u200b=1"],
  ];
  for (const message of formulas) await mailbox.post({ message });
  const shown = (await exported(mailbox)).map(({ message }) => message);
  expect(shown).toEqual(formulas.map((formula) => `'${formula}`).toReversed());
});

it("an export is a file of mails that a mail program reads", async ({ mailbox }) => {
  const texts = ["From the start\n>From here, नमस्ते", "The second"];
  for (const message of texts) await mailbox.post({ message });
  const mails = (await mailbox.page("/mailbox/export.mbox"))
    .split(/^From MAILER-DAEMON \w{3} \w{3} \d\d [\d:]{8} \d{4}\n/m)
    .slice(1)
    .map((mail) => mail.replace(/^>(>*From )/gm, "$1"));
  const read = await Promise.all(mails.map(parseMail));
  expect(read.map((mail) => normalizeLines(mail.text).trim())).toEqual(texts.toReversed());
});

it("an export holds what a search finds, more than one batch of it, and nothing else", async () => {
  const quotas = { address: noQuota, key: noQuota, total: noQuota };
  const mailbox = await startTestMailbox({ quotas, openPerAddress: 0 });
  const lamps = Array.from({ length: 205 }, () => mailbox.postForId({ subject: "A lamp" }));
  const ids = await Promise.all(lamps);
  await mailbox.post({ subject: "A saree" });
  const found = await exported(mailbox, "?q=lamp");
  expect(found.map(({ id }) => id)).toEqual(ids.sort().toReversed());
});

it("an export is refused for a format or a date that does not exist", async ({ mailbox }) => {
  expect((await mailbox.get("/mailbox/export.xml")).status).toBe(404);
  expect((await mailbox.get("/mailbox/export.csv?from=2026-02-31")).status).toBe(400);
});

it("a search by date finds the messages of its days, the last one included", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const mailbox = await startTestMailbox();
    for (const day of [3, 4, 5]) {
      vi.setSystemTime(new Date(2030, 4, day, 23, 30));
      await mailbox.post({ subject: `Day ${day}` });
    }
    const page = await mailbox.page("/mailbox?from=2030-05-04&to=2030-05-04&q=day");
    expect(page).toContain("1 found");
    expect(page).toContain("Day 4");
    expect(await mailbox.page("/mailbox?to=2030-05-04")).toContain("2 found");
  } finally {
    vi.useRealTimers();
  }
});

it.for([
  ["from=2026-02-31", "2026-02-31"],
  ["to=yesterday", "yesterday"],
  ["from=0050-01-01", "0050-01-01"],
  ["from=2026-02-02&to=2026-02-01", "after the last day"],
] as const)("a search by date says what is wrong with %s", async ([query, reason], { mailbox }) => {
  await mailbox.post();
  const answer = await mailbox.get(`/mailbox?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(reason);
});

const link = async (mailbox: TestMailbox, fields: object) => {
  const page = await mailbox.page(`/mailbox/${await mailbox.postForId({ ...fields })}`);
  const [, href = ""] = /href="(mailto:[^"]*)"/.exec(page) ?? [];
  return new URL(href.replaceAll("&amp;", "&"));
};

it("the link for an answer quotes the text, and cuts what no mail program would take", async ({
  mailbox,
}) => {
  const short = await link(mailbox, {});
  const quoted = "\r\n> A new shop, please.\r\n> By spring.\r\n";
  expect(short.searchParams.get("body")).toContain(quoted);
  const cut = await link(mailbox, { message: "नमस्ते ".repeat(900) });
  expect(cut.href.length).toBeLessThanOrEqual(2000);
  expect(cut.searchParams.get("body")).toContain(" [cut]");
  const long = { name: "नाम ".repeat(60), subject: "विषय ".repeat(50) };
  expect((await link(mailbox, long)).href.length).toBeLessThanOrEqual(2000);
});
