import { expect } from "vitest";
import { it, startTestMailbox, type TestMailbox, until } from "../fixtures.ts";
import { smtpError, startRelayed } from "../smtp-server.ts";

/**
 * Posts a decision about several messages: the status of the answer, where it leads, and its text.
 */
async function decide(mailbox: TestMailbox, fields: Record<string, string | string[]>, query = "") {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  const answer = await mailbox.decide(`/selected${query}`, body);
  const location = answer.headers.get("location") ?? "";
  return { status: answer.status, location, text: await answer.text() };
}

const listed = async (mailbox: TestMailbox, query: string) => {
  const page = await mailbox.page(`/mailbox?${query}`);
  return [...page.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id);
};
const several = (mailbox: TestMailbox, count: number) =>
  Promise.all(Array.from({ length: count }, () => mailbox.postForId()));
const failuresOf = async (mailbox: TestMailbox) =>
  /<h2 id="failed">(.*?)<\/h2>/.exec(await mailbox.page("/mailbox"))?.[1];

const message =
  "CONTACT\nName: Asha\nEmail: asha@example.org\nPhone: +91 (20) 1234-567\nNote: <b>\n\nMESSAGE\nWe need a new shop.\nSoon.";

it("a list has the sender's first words, the form and the age, and lets a reader skip to it", async ({
  mailbox,
}) => {
  await mailbox.post({ message, form: "Contact form" });
  const page = await mailbox.page("/mailbox");
  expect(page).toContain('class="what" dir="auto">We need a new shop. Soon.</span>');
  expect(page).toMatch(/<time datetime="[^"]+" title="\d+ \w+ \d{4}, [^"]+">just now<\/time>/);
  expect(page).toContain("Contact form, unread, to hello@agency.example");
  const [, target] = /class="skip" href="#(\w+)"/.exec(page) ?? [];
  expect(page.indexOf('class="skip"')).toBeLessThan(page.indexOf("<header"));
  expect(page).toContain(`id="${target}"`);
});

it("a list is filtered by status, unread, form, address and failed deliveries", async () => {
  const { mailbox } = await startRelayed({
    onRecipient: (nth) => (nth === 0 ? smtpError(550) : undefined),
  });
  const failed = await mailbox.postForId({ email: "Ravi@example.org" });
  await until(async () => (await failuresOf(mailbox)) === "A delivery has failed");
  const quote = await mailbox.postForId({ form: "Quote & more" });
  const spam = await mailbox.postForId({ botcheck: "1" });
  await mailbox.page(`/mailbox/${failed}`);
  await decide(mailbox, { id: failed, action: "closed" });
  for (const [query, found] of [
    ["unread=1", [quote]],
    ["status=closed", [failed]],
    ["form=Quote+%26+more", [quote]],
    ["failed=1", [failed]],
    ["folder=all&email=ASHA@example.org", [spam, quote]],
    ["folder=all&email=ravi@example.org", [failed]],
  ] as const) {
    expect([query, await listed(mailbox, query)]).toEqual([query, found]);
  }
  expect(await mailbox.page("/mailbox")).toContain(">Quote &amp; more</option>");
});

it("a list takes a decision about several messages, announces it and keeps its filter", async ({
  mailbox,
}) => {
  const id = (await several(mailbox, 3)).slice(0, 2);
  const { location } = await decide(mailbox, { id, action: "answered" }, "?q=shop");
  expect(location).toBe("/mailbox?q=shop&done=answered&count=2");
  const page = await mailbox.page(location);
  expect(page).toContain("<title>Marked as answered: 2 messages. Inbox");
  expect(page).toContain('role="status" tabindex="-1" autofocus>Marked as answered: 2 messages.');
  expect((await listed(mailbox, "status=answered")).toSorted()).toEqual(id.toSorted());
  await decide(mailbox, { id, action: "spam" });
  expect(mailbox.counts()).toEqual([1, 2]);
  await decide(mailbox, { id, action: "inbox" }, "?folder=spam");
  expect(mailbox.counts()).toEqual([3, 0]);
});

it("a list asks before it deletes several, and does nothing unknown", async ({ mailbox }) => {
  const id = await several(mailbox, 2);
  const question = await decide(mailbox, { id, action: "erase" });
  expect(question.text).toContain("2 messages are deleted");
  expect(mailbox.count()).toBe(2);
  await decide(mailbox, { id, action: "erase", sure: "1" });
  expect(mailbox.count()).toBe(0);
  expect((await decide(mailbox, { action: "explode" })).status).toBe(404);
  const nothing = await decide(mailbox, { id: "../x", action: "erase", sure: "1" });
  expect(nothing.location).toBe("/mailbox");
});

it("a list begins with the failed deliveries, and tries all of them again", async () => {
  let refuses = true;
  const { smtp, mailbox } = await startRelayed({
    onRecipient: () => (refuses ? smtpError(550, "wrong rule") : undefined),
  });
  await several(mailbox, 7);
  await until(async () => (await failuresOf(mailbox)) === "7 deliveries have failed");
  expect(await mailbox.page("/mailbox")).toContain("Try all again");
  refuses = false;
  const { location } = await decide(mailbox, { all: "failed", action: "retry" });
  expect(location).toBe("/mailbox?done=retry&count=7");
  await until(() => smtp.received.length === 7);
  await until(async () => (await failuresOf(mailbox)) === undefined);
});

it("a message's page has the answers as a table with links, and other messages of the address", async ({
  mailbox,
}) => {
  const earlier = await mailbox.postForId({ email: "ASHA@example.org" });
  const other = await mailbox.postForId({ email: "ravi@example.org" });
  const page = await mailbox.page(`/mailbox/${await mailbox.postForId({ message })}`);
  for (const part of [
    '<caption dir="auto">CONTACT</caption>',
    '<a href="tel:+91201234567">+91 (20) 1234-567</a>',
    '<a href="mailto:asha@example.org">asha@example.org</a>',
    '<td dir="auto">&lt;b&gt;</td>',
    ">MESSAGE\nWe need a new shop.\nSoon.</pre>",
    `href="/mailbox/${earlier}"`,
    'href="/mailbox?email=asha%40example.org&amp;folder=all"',
  ]) {
    expect(page).toContain(part);
  }
  const others = page.slice(page.indexOf("From the same address"), page.indexOf("<details"));
  expect(others).not.toContain(other);
});

it("a message's page leads to the next message when its own has left the folder, and announces it", async ({
  mailbox,
}) => {
  const older = await mailbox.postForId();
  const newer = await mailbox.postForId();
  const act = async (id: string, action: string) =>
    (await mailbox.decide(`/${id}/${action}`)).headers.get("location") ?? "";
  const stays = await act(newer, "answered");
  expect(stays).toBe(`/mailbox/${newer}?done=answered`);
  expect(await mailbox.page(stays)).toContain(`<a href="/mailbox/${older}">Next message</a>`);
  const moves = await act(newer, "spam");
  expect(moves).toBe(`/mailbox/${older}?done=spam`);
  expect(await mailbox.page(moves)).toContain("<title>Moved to spam. Contact Form");
  expect(await act(older, "erase")).toBe("/mailbox?done=erase");
});

it("everything of an address is exported, and erased so that the disk keeps nothing of it", async () => {
  const email = "Marigold.Umbrella@example.org";
  const { mailbox } = await startRelayed({ onRecipient: () => smtpError(550) });
  const posts = [{ email }, { email: email.toLowerCase(), botcheck: "1" }, {}];
  const [first = "", second = "", other = ""] = await Promise.all(posts.map(mailbox.postForId));
  const saved = (format: string) =>
    mailbox.page(`/mailbox/export.${format}?folder=all&email=${email}`);
  await until(async () => (await failuresOf(mailbox)) === "2 deliveries have failed");
  const csv = await saved("csv");
  for (const id of [first, second]) expect(csv).toContain(id);
  expect(csv).not.toContain(other);
  expect((await saved("mbox")).match(/^From /gm)).toHaveLength(2);

  const chosen = { email, action: "erase" };
  expect((await decide(mailbox, chosen)).text).toContain("2 messages are deleted");
  await decide(mailbox, { ...chosen, sure: "1" });
  expect(mailbox.count()).toBe(1);
  const left = (await mailbox.content()).toLowerCase();
  for (const trace of [first, second, "umbrella"]) expect(left).not.toContain(trace);
  expect(left).toContain(other);
});

it("the pages are set in our typeface, which needs no password", async () => {
  const mailbox = await startTestMailbox({ inboxToken: "a-password-of-enough-letters" });
  const page = await mailbox.get("/mailbox");
  expect(page.headers.get("content-security-policy")).toContain("font-src 'self'");
  const [, path = ""] = /src:url\((\/mailbox\/[^)]+)\)/.exec(await page.text()) ?? [];
  const font = await mailbox.get(path);
  expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  expect((await font.bytes()).length).toBeLessThan(50_000);
});

it("the inbox lists the 50 forms that most messages came from; a search finds the others", async ({
  mailbox,
}) => {
  for (let at = 10; at < 70; at += 1) {
    // The later half comes twice, and spam makes no form known.
    for (const more of at < 40 ? [{}] : [{}, {}])
      await mailbox.post({ form: `Form ${at}`, ...more });
  }
  for (let at = 0; at < 3; at += 1) await mailbox.post({ form: "Of spam", botcheck: "on" });
  const offered = (page: string) => {
    const [, options = ""] = /<select name="form">(.*?)<\/select>/s.exec(page) ?? [];
    return [...options.matchAll(/value="([^"]+)"/g)].map(([, value]) => value);
  };
  const frequent = Array.from({ length: 50 }, (_, at) => `Form ${at < 20 ? at + 10 : at + 20}`);
  expect(offered(await mailbox.page("/mailbox"))).toEqual(frequent);
  const rare = await mailbox.page("/mailbox?form=Form+35");
  expect(offered(rare)).toEqual([...frequent, "Form 35"]);
  expect(rare).toContain("1 found");
  expect(await mailbox.page("/mailbox?q=%22Form+35%22")).toContain("1 found");
});

it.for(["a%00b", "%00", '"', "*", "NEAR(", "a AND", "x".repeat(9000)])(
  "a search for %j is answered, and exported",
  async (words, { mailbox }) => {
    await mailbox.post();
    for (const path of ["/mailbox", "/mailbox/export.csv"]) {
      const answer = await mailbox.get(`${path}?q=${words}`);
      expect(answer.status).toBe(200);
      await answer.text();
    }
  },
);
