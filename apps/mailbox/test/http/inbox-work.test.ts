import { describe, expect } from "vitest";
import {
  contentOf,
  idOf,
  it,
  pageText,
  postForId,
  postJson,
  startTestMailbox,
  until,
  validFields,
} from "../fixtures.ts";
import { smtpError, startRelayed } from "../smtp-server.ts";

type Server = { url: string };

const postSelected = ({ url }: Server, fields: [string, string][], query = "") =>
  fetch(`${url}/mailbox/selected${query}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
const ids = (list: readonly string[]): [string, string][] => list.map((id) => ["id", id]);
const listed = (page: string) =>
  [...page.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id);

const message =
  "CONTACT\nName: Asha\nEmail: asha@example.org\nPhone: +91 (20) 1234-567\nNote: <b>\n\nMESSAGE\nWe need a new shop.\nSoon.";

describe("a row of the list", () => {
  it("has the first words of the sender, the form and how long ago it was", async ({ mailbox }) => {
    await postJson(mailbox, { ...validFields, message, form: "Contact form" });
    const page = await pageText(mailbox, "/mailbox");
    expect(page).toContain('class="what" dir="auto">We need a new shop. Soon.</span>');
    expect(page).toMatch(/<time datetime="[^"]+" title="\d+ \w+ \d{4}, [^"]+">just now<\/time>/);
    expect(page).toContain("Contact form, unread, to hello@agency.example");
  });
});

describe("a list", () => {
  it("is filtered by status, unread, form, address and failed deliveries", async () => {
    const { mailbox } = await startRelayed({
      onRecipient: (nth) => (nth === 0 ? smtpError(550) : undefined),
    });
    const failed = await postForId(mailbox, { ...validFields, email: "Ravi@example.org" });
    await until(async () =>
      (await pageText(mailbox, "/mailbox")).includes("A delivery has failed"),
    );
    const quote = await postForId(mailbox, { ...validFields, form: "Quote & more" });
    const spam = await postForId(mailbox, { ...validFields, botcheck: "1" });
    await pageText(mailbox, `/mailbox/${failed}`);
    await postSelected(mailbox, [...ids([failed]), ["action", "closed"]]);
    const found = async (query: string) => listed(await pageText(mailbox, `/mailbox?${query}`));
    expect(await found("unread=1")).toEqual([quote]);
    expect(await found("status=closed")).toEqual([failed]);
    expect(await found("form=Quote+%26+more")).toEqual([quote]);
    expect(await found("failed=1")).toEqual([failed]);
    expect(await found("folder=all&email=ASHA@example.org")).toEqual([spam, quote]);
    expect(await found("folder=all&email=ravi@example.org")).toEqual([failed]);
    expect(await pageText(mailbox, "/mailbox")).toContain(">Quote &amp; more</option>");
  });

  it("takes a decision about several messages, announces it and keeps its filter", async ({
    mailbox,
  }) => {
    const all = [await postForId(mailbox), await postForId(mailbox), await postForId(mailbox)];
    const two = all.slice(0, 2);
    const done = await postSelected(mailbox, [...ids(two), ["action", "answered"]], "?q=shop");
    const location = done.headers.get("location") ?? "";
    expect(location).toBe("/mailbox?q=shop&done=answered&count=2");
    const page = await pageText(mailbox, location);
    expect(page).toContain("<title>Marked as answered: 2 messages. Inbox");
    expect(page).toContain('role="status" tabindex="-1" autofocus>Marked as answered: 2 messages.');
    expect(listed(await pageText(mailbox, "/mailbox?status=answered"))).toEqual(two.toReversed());
    await postSelected(mailbox, [...ids(two), ["action", "spam"]]);
    expect([mailbox.count("inbox"), mailbox.count("spam")]).toEqual([1, 2]);
    await postSelected(mailbox, [...ids(two), ["action", "inbox"]], "?folder=spam");
    expect(mailbox.count("inbox")).toBe(3);
  });

  it("asks before it deletes several, and does nothing unknown", async ({ mailbox }) => {
    const two = [await postForId(mailbox), await postForId(mailbox)];
    const question = await postSelected(mailbox, [...ids(two), ["action", "erase"]]);
    expect(await question.text()).toContain("2 messages are deleted");
    expect(mailbox.count()).toBe(2);
    await postSelected(mailbox, [...ids(two), ["action", "erase"], ["sure", "1"]]);
    expect(mailbox.count()).toBe(0);
    expect((await postSelected(mailbox, [["action", "explode"]])).status).toBe(404);
    const nothing = await postSelected(mailbox, [
      ["id", "../x"],
      ["action", "erase"],
      ["sure", "1"],
    ]);
    expect(nothing.headers.get("location")).toBe("/mailbox");
  });

  it("begins with the failed deliveries, and tries all of them again", async () => {
    let refuses = true;
    const { smtp, mailbox } = await startRelayed({
      onRecipient: () => (refuses ? smtpError(550, "wrong rule") : undefined),
    });
    for (let at = 0; at < 7; at += 1) await postForId(mailbox);
    const list = () => pageText(mailbox, "/mailbox");
    await until(async () => (await list()).includes("7 deliveries have failed"));
    expect(await list()).toContain("Try all again");
    refuses = false;
    const done = await postSelected(mailbox, [
      ["all", "failed"],
      ["action", "retry"],
    ]);
    expect(done.headers.get("location")).toBe("/mailbox?done=retry&count=7");
    await until(() => smtp.received.length === 7);
    await until(async () => !(await list()).includes("failed</h2>"));
  });

  it("lets a reader skip what all pages begin with", async ({ mailbox }) => {
    await postForId(mailbox);
    const page = await pageText(mailbox, "/mailbox");
    const [, target] = /class="skip" href="#(\w+)"/.exec(page) ?? [];
    expect(page.indexOf('class="skip"')).toBeLessThan(page.indexOf("<header"));
    expect(page).toContain(`id="${target}"`);
  });
});

describe("a message's page", () => {
  it("has the answers as a table, in which a number and an address can be pressed", async ({
    mailbox,
  }) => {
    const page = await pageText(
      mailbox,
      `/mailbox/${await postForId(mailbox, { ...validFields, message })}`,
    );
    expect(page).toContain('<caption dir="auto">CONTACT</caption>');
    expect(page).toContain('<a href="tel:+91201234567">+91 (20) 1234-567</a>');
    expect(page).toContain('<a href="mailto:asha@example.org">asha@example.org</a>');
    expect(page).toContain('<td dir="auto">&lt;b&gt;</td>');
    expect(page).toContain(">MESSAGE\nWe need a new shop.\nSoon.</pre>");
  });

  it("leads to the next message when its own has left the folder, and announces it", async ({
    mailbox,
  }) => {
    const [older, newer] = [await postForId(mailbox), await postForId(mailbox)];
    const act = async (id: string, action: string) => {
      const path = `${mailbox.url}/mailbox/${id}/${action}`;
      const answer = await fetch(path, { method: "POST", redirect: "manual" });
      return answer.headers.get("location") ?? "";
    };
    const stays = await act(newer, "answered");
    expect(stays).toBe(`/mailbox/${newer}?done=answered`);
    expect(await pageText(mailbox, stays)).toContain(
      `<a href="/mailbox/${older}">Next message</a>`,
    );
    const moves = await act(newer, "spam");
    expect(moves).toBe(`/mailbox/${older}?done=spam`);
    expect(await pageText(mailbox, moves)).toContain("<title>Moved to spam. Contact Form");
    expect(await act(older, "erase")).toBe("/mailbox?done=erase");
  });

  it("names other messages of the same address", async ({ mailbox }) => {
    const earlier = await postForId(mailbox, { ...validFields, email: "ASHA@example.org" });
    const other = await postForId(mailbox, { ...validFields, email: "ravi@example.org" });
    const page = await pageText(mailbox, `/mailbox/${await postForId(mailbox)}`);
    expect(page).toContain(`href="/mailbox/${earlier}"`);
    expect(
      page.slice(page.indexOf("From the same address"), page.indexOf("<details")),
    ).not.toContain(other);
    expect(page).toContain('href="/mailbox?email=asha%40example.org&amp;folder=all"');
  });
});

describe("everything of an address", () => {
  const email = "Marigold.Umbrella@example.org";

  it("is exported from both folders, and erased so that nothing of it stays on the disk", async () => {
    const { mailbox } = await startRelayed({ onRecipient: () => smtpError(550) });
    const posts = [{ email }, { email: email.toLowerCase(), botcheck: "1" }, {}];
    const [first = "", second = "", other = ""] = await Promise.all(
      posts.map(async (fields) => idOf(await postJson(mailbox, { ...validFields, ...fields }))),
    );
    const query = `folder=all&email=${email}`;
    await until(async () =>
      (await pageText(mailbox, "/mailbox")).includes("deliveries have failed"),
    );
    const csv = await pageText(mailbox, `/mailbox/export.csv?${query}`);
    for (const id of [first, second]) expect(csv).toContain(id);
    expect(csv).not.toContain(other);
    expect(
      (await pageText(mailbox, `/mailbox/export.mbox?${query}`)).match(/^From /gm),
    ).toHaveLength(2);

    const chosen: [string, string][] = [
      ["email", email],
      ["action", "erase"],
    ];
    expect(await (await postSelected(mailbox, chosen)).text()).toContain("2 messages are deleted");
    await postSelected(mailbox, [...chosen, ["sure", "1"]]);
    expect(mailbox.count()).toBe(1);
    const left = (await contentOf(mailbox.dataDir)).toLowerCase();
    for (const trace of [first, second, "umbrella"]) expect(left).not.toContain(trace);
    expect(left).toContain(other);
  });
});

describe("the pages", () => {
  it("are set in our typeface, from this server, and need no password for it", async () => {
    const mailbox = await startTestMailbox({ inboxToken: "a-password-of-enough-letters" });
    const page = await fetch(`${mailbox.url}/mailbox`);
    expect(page.headers.get("content-security-policy")).toContain("font-src 'self'");
    const [, path = ""] = /src:url\((\/mailbox\/[^)]+)\)/.exec(await page.text()) ?? [];
    const font = await fetch(mailbox.url + path);
    expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect((await font.bytes()).length).toBeLessThan(50_000);
  });
});
