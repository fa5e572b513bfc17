import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Config } from "../../src/config.ts";
import { readConfig } from "../../src/config.ts";
import { openSendings } from "../../src/newsletter/sendings.ts";
import { tokenOf } from "../../src/newsletter/tokens.ts";
import { english } from "../../src/words.ts";
import {
  asBrowser,
  it,
  parseMail,
  startTestMailbox,
  temporaryDirectory,
  urlencoded,
} from "../fixtures.ts";
import { type Behaviour, smtpError, startSmtpServer } from "../smtp-server.ts";

const signUp = {
  name: undefined,
  message: undefined,
  subject: "Newsletter Subscription",
  form: "Newsletter",
  email: "asha@example.org",
  _message_template: "E-mail: {email}",
};

async function started(behaviour: Behaviour = {}, more: Partial<Config> = {}) {
  const smtp = await startSmtpServer(behaviour);
  const newsletter = {
    form: "Newsletter",
    sender: "Agency",
    texts: { en: "One letter a month.", hi: "महीने में एक चिट्ठी।" },
    url: "https://mail.agency.example",
    from: "letters@news.agency.example",
    smtp: `smtp://127.0.0.1:${smtp.port}`,
    perDay: 100,
  };
  const mailbox = await startTestMailbox({ newsletter, ...more });
  /** The path of a link in the nth mail. */
  const link = async (kind: "join" | "leave", nth = 0) => {
    const { text = "" } = await parseMail(smtp.received[nth]?.raw ?? "");
    const url = new URL(new RegExp(`https:\\S+/${kind}\\?\\S+`).exec(text)?.[0] ?? "");
    expect(url.origin).toBe("https://mail.agency.example");
    return url.pathname + url.search;
  };
  const press = (path: string) => fetch(mailbox.url + path, { method: "POST" });
  return { smtp, mailbox, newsletter, link, press };
}

it("an address is put on the list once its owner has pressed the button behind the link", async () => {
  const { smtp, mailbox, link, press } = await started();
  expect((await mailbox.post(signUp)).status).toBe(200);
  expect(mailbox.count()).toBe(0);

  const [mail] = smtp.received;
  expect(mail).toMatchObject({ from: "", to: ["asha@example.org"] });
  const { headers, from, text } = await parseMail(mail?.raw ?? "");
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(from?.address).toBe("letters@news.agency.example");
  expect(header("auto-submitted")).toBe("auto-replied");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header("list-unsubscribe")).toBe(`<https://mail.agency.example${await link("leave")}>`);
  expect(text).toContain("within three days");

  const path = await link("join");
  // A filter that opens every link confirms nothing.
  expect(await mailbox.page(path)).toContain("<button>Yes, send it to me</button>");
  expect(mailbox.count()).toBe(0);
  for (const _ of ["once", "twice"]) {
    const answer = await press(path);
    expect(await answer.text()).toContain("You are on the list");
  }
  const told = await mailbox.onlyMail();
  expect(told.text).toContain("Put on the list: asha@example.org");
  expect(told.text).toMatch(/Asked for: 20.*\nConfirmed: 20/);
  const [, file = ""] = /(newsletter-words-[0-9a-f]{12}\.txt)/.exec(told.text ?? "") ?? [];
  expect(await readFile(join(mailbox.dataDir, file), "utf8")).toBe("One letter a month.");
});

it("whoever leaves is written to no more, their sign-up is gone, and the staff are told", async () => {
  const { smtp, mailbox, link, press } = await started();
  await mailbox.post(signUp);
  await press(await link("join"));
  const leave = await link("leave");
  expect(await mailbox.page(leave)).toContain("<button>Take me off the list</button>");
  expect(await (await press(leave)).text()).toContain("You are off the list");
  expect((await mailbox.onlyMail()).text).toContain("Take off the list: asha@example.org");

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * 24 * 60 * 60 * 1000 });
  expect((await mailbox.post({ ...signUp, email: "Asha+again@example.org" })).status).toBe(200);
  vi.useRealTimers();
  expect(smtp.received).toHaveLength(1);
});

it("a stranger who leaves without having joined tells the staff nothing", async () => {
  const { mailbox, link, press } = await started();
  await mailbox.post(signUp);
  await press(await link("leave"));
  expect(mailbox.count()).toBe(0);
  const files = await readdir(mailbox.dataDir);
  const kept = await Promise.all(
    files
      .filter((name) => name.startsWith("newsletter-"))
      .map((name) => readFile(join(mailbox.dataDir, name), "utf8")),
  );
  expect(kept.join("")).not.toMatch(/asha|example/i);
});

it("one address gets one letter a day, whatever stands after its +, and across a restart", async () => {
  const first = await started();
  const { mailbox, smtp } = first;
  for (const email of ["asha@example.org", "ASHA@example.org", "asha+1@example.org"]) {
    expect((await mailbox.post({ ...signUp, email })).status).toBe(200);
  }
  const again = await mailbox.restart({ newsletter: first.newsletter });
  await again.post(signUp);
  expect(smtp.received).toHaveLength(1);
});

it("all addresses together get as many letters as the owner says", async () => {
  const first = await started();
  const newsletter = { ...first.newsletter, perDay: 2 };
  const mailbox = await first.mailbox.restart({ newsletter });
  const answers = await Promise.all(
    ["a", "b", "c", "d"].map((name) => mailbox.post({ ...signUp, email: `${name}@example.org` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  expect(first.smtp.received).toHaveLength(2);
});

it("nobody is written to where anything looks like spam; the staff find it in the spam folder", async () => {
  const { mailbox, smtp } = await started();
  await mailbox.post({ ...signUp, botcheck: "yes" });
  await mailbox.post({ ...signUp, email: "b@example.org", subject: "http://a.example now" });
  expect(smtp.received).toHaveLength(0);
  expect(mailbox.count("spam")).toBe(2);
});

it("a mail that could not be sent is no success, and may be asked for again", async () => {
  const { mailbox, smtp } = await started({
    onRecipient: (nth) => (nth === 0 ? smtpError(450) : undefined),
  });
  expect((await mailbox.post(signUp)).status).toBe(503);
  expect((await mailbox.post(signUp)).status).toBe(200);
  expect(smtp.received).toHaveLength(1);
});

it("a second address that is refused ends all letters for a day", async () => {
  const { mailbox, smtp } = await started({ onRecipient: () => smtpError(550) });
  for (const name of ["a", "b", "c"]) {
    await mailbox.post({ ...signUp, email: `${name}@example.org` });
  }
  expect(smtp.counts.recipients).toBe(2);
});

it("links that are forged, cut off, old or of another kind do nothing", async () => {
  const { mailbox, link, press } = await started();
  await mailbox.post(signUp);
  const path = await link("join");
  for (const wrong of [
    path.slice(0, -1),
    path.replace("t=", "t=A"),
    "/newsletter/join?t=",
    "/newsletter/join",
    path.replace("/join?", "/leave?"),
  ]) {
    expect((await press(wrong)).status, wrong).toBe(404);
  }
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 24 * 60 * 60 * 1000 + 1 });
  expect((await press(path)).status).toBe(404);
  vi.useRealTimers();
  expect(mailbox.count()).toBe(0);
});

it.each([0, 7])(
  "a key of which a crash has left %i bytes is replaced, so that nobody can sign links",
  async (bytes) => {
    const dataDir = await temporaryDirectory();
    await writeFile(join(dataDir, "newsletter.key"), Buffer.alloc(bytes));
    const { mailbox, press, link } = await started({}, { dataDir });
    const ticket = {
      kind: "join",
      address: "a@b.co",
      at: Date.now(),
      key: "development-general",
      subject: "s",
      language: "en",
      version: "x",
    } as const;
    expect((await press(`/newsletter/join?t=${tokenOf(Buffer.alloc(bytes), ticket)}`)).status).toBe(
      404,
    );
    await mailbox.post(signUp);
    expect((await press(await link("join"))).status).toBe(200);
    expect((await stat(join(dataDir, "newsletter.key"))).size).toBe(32);
  },
);

it("whoever leaves after the site has got another access key is off the list too", async () => {
  const { mailbox, newsletter, link, press } = await started();
  await mailbox.post(signUp);
  await press(await link("join"));
  const leave = await link("leave");
  const again = await mailbox.restart({ newsletter, keys: { another: "hello@agency.example" } });
  expect((await fetch(again.url + leave, { method: "POST" })).status).toBe(200);
  expect((await again.onlyMail()).text).toContain("Take off the list: asha@example.org");
});

it("letters that a wrong clock has dated in the future keep nobody from a letter of today", async () => {
  const dataDir = await temporaryDirectory();
  const open = () => openSendings(dataDir, (address) => address, 1);
  const now = Date.now();
  const ahead = open().reserve("asha@example.org", now + 400 * 24 * 60 * 60 * 1000);
  if (typeof ahead === "object") await ahead.keep();
  for (const address of ["asha@example.org", "imran@example.org"]) {
    expect(open().reserve(address, now), address).toBeTypeOf("object");
  }
});

it("a form without scripts is answered by a page in its language, and so is the link", async () => {
  const hindi = { language: "hi", confirmSent: "मेल देखिए।", joinHeading: "चाहिए?" };
  const { mailbox, link } = await started({}, { otherWords: [{ ...english, ...hindi }] });
  const answer = await mailbox.send(urlencoded({ ...signUp, _language: "hi" }), asBrowser);
  expect(await answer.text()).toContain("मेल देखिए।");
  expect(await mailbox.page(await link("join"))).toContain("चाहिए?");
});

it.for([
  [{ MAILBOX_NEWSLETTER: "/nowhere.json" }, "MAILBOX_NEWSLETTER cannot be read"],
  [
    { MAILBOX_NEWSLETTER: "/nowhere.json", NEWSLETTER_URL: "http://mail.example.com" },
    "NEWSLETTER_SMTP_URL is missing",
  ],
] as const)("does not start with %j", ([env, reason]) => {
  expect(() => readConfig(env)).toThrow(reason);
});
