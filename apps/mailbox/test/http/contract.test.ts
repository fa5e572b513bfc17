import { rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  fileCount,
  formData,
  good,
  onlyMail,
  plain,
  postForm,
  postJson,
  running,
} from "../fixtures.ts";

const idPattern = /^\d{8}-\d{6}-\d{3}-[0-9a-z]{8}$/;

describe("an accepted submission", () => {
  const ways = {
    json: (box: { url: string }) => postJson(box),
    urlencoded: (box: { url: string }) => postForm(box, new URLSearchParams(good), "*/*"),
    multipart: (box: { url: string }) => postForm(box, formData(good), "*/*"),
  };
  for (const [way, post] of Object.entries(ways)) {
    it(`sent as ${way} becomes a mail that a mail program opens`, async () => {
      const box = await running();
      const response = await post(box);
      expect(response.status).toBe(200);
      const answer = (await response.json()) as { success: boolean; message: string; id: string };
      expect(answer).toEqual({
        success: true,
        message: "Your message has been received.",
        id: expect.stringMatching(idPattern),
      });

      const mail = await onlyMail(box.dataDir);
      expect(mail.from).toEqual({ name: "Kolam website", address: "mailbox@kolam.example.com" });
      expect(mail.to).toEqual([{ name: "", address: "hello@kolam.example.com" }]);
      expect(mail.replyTo).toEqual([{ name: "Asha Example", address: "asha@example.org" }]);
      expect(mail.subject).toBe("Contact Form: Web Development");
      expect(plain(mail.text)).toBe(good.message);
      expect(mail.messageId).toBe(`<${answer.id}@kolam.example.com>`);
      expect(mail.headers.map(({ key }) => key).sort()).toEqual([
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
      ]);
      expect(Math.abs(Date.parse(mail.date ?? "") - Date.now())).toBeLessThan(10_000);
      expect(box.count()).toBe(1);
    });
  }

  it("is routed by its access key, whatever to_email says", async () => {
    const box = await running();
    const fields = { ...good, access_key: "kolam-dev-careers", to_email: "thief@example.net" };
    expect((await postJson(box, fields)).status).toBe(200);
    const mail = await onlyMail(box.dataDir);
    expect(mail.to).toEqual([{ name: "", address: "careers@kolam.example.com" }]);
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(mail.headers.find(({ key }) => key === "x-form-to-email")?.value).toBe(
      "thief@example.net",
    );
  });

  it("shows company, phone and further fields under the message", async () => {
    const box = await running();
    await postJson(box, {
      ...good,
      budget: "Under $5,000",
      services: ["SEO Services", "Web Development"],
      notes: "one\r\ntwo",
      empty: "",
      nothing: null,
      consent: true,
      phone: "+91 12345 67890",
      company: "Example Ltd",
      "h-captcha-response": "a proof that nobody here checks",
    });
    expect(plain((await onlyMail(box.dataDir)).text)).toBe(
      [
        "A new shop, please.\nBy spring.\n\nSent with this form\n-------------------",
        "company: Example Ltd\nphone: +91 12345 67890\nbudget: Under $5,000",
        "services: SEO Services, Web Development\nnotes:\none\ntwo\nconsent: true",
      ].join("\n"),
    );
  });

  it("joins what a form without scripts cannot: ticked boxes, first and last name", async () => {
    const box = await running();
    const { name: _, ...rest } = good;
    const form = new URLSearchParams({ ...rest, firstName: "Asha", lastName: "Example" });
    form.append("services", "SEO Services");
    form.append("services", "Web Development");
    expect((await postForm(box, form)).status).toBe(200);
    const mail = await onlyMail(box.dataDir);
    expect(mail.replyTo?.[0]?.name).toBe("Asha Example");
    expect(plain(mail.text)).toContain("services: SEO Services, Web Development");
    expect(plain(mail.text)).not.toContain("firstName");
  });

  it("names files of a multipart form without keeping them, also beyond the text limit", async () => {
    const box = await running();
    const form = formData(good);
    form.append("resume", new File([Buffer.alloc(1_500_000, 65)], "मेरा cv.pdf"));
    form.append("photo", new File([], ""));
    form.append("last", "still read");
    expect((await postForm(box, form, "*/*")).status).toBe(200);
    const text = plain((await onlyMail(box.dataDir)).text);
    expect(text).toContain("resume: मेरा cv.pdf (file not transmitted)");
    expect(text).toContain("last: still read");
    expect(text).not.toContain("photo");
    expect(text).not.toContain("AAAA");
  });

  it("with botcheck ticked is kept under Spam, with the same answer", async () => {
    const box = await running();
    for (const botcheck of [true, "on", "1", "yes please"]) {
      const response = await postJson(box, { ...good, botcheck });
      expect(await response.json()).toMatchObject({ success: true, id: expect.any(String) });
    }
    expect([box.count("spam"), box.count("inbox")]).toEqual([4, 0]);
    for (const botcheck of [false, "", "false", "0", null]) {
      await postJson(box, { ...good, botcheck });
    }
    expect([box.count("spam"), box.count("inbox")]).toEqual([4, 5]);
    expect(await (await fetch(`${box.url}/mailbox?folder=spam`)).text()).toContain("Asha Example");
  });
});

describe("scripts of other origins", () => {
  it("may post by default", async () => {
    const box = await running();
    const preflight = await fetch(`${box.url}/submit`, {
      method: "OPTIONS",
      headers: { origin: "https://kolam.example.com", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
    const refused = await postJson(box, {}, { origin: "https://kolam.example.com" });
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("may read answers only from configured origins", async () => {
    const box = await running({ allowedOrigins: ["https://kolam.example.com"] });
    const ours = await postJson(box, good, { origin: "https://kolam.example.com" });
    expect(ours.headers.get("access-control-allow-origin")).toBe("https://kolam.example.com");
    expect(ours.headers.get("vary")).toBe("origin");
    const theirs = await postJson(box, good, { origin: "https://kolam.example.com.evil.example" });
    expect(theirs.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a form sent without scripts", () => {
  const withRedirect = (redirect: string) => new URLSearchParams({ ...good, redirect });

  it("is led to its thank-you page on an allowed origin", async () => {
    const box = await running();
    for (const form of [
      withRedirect("http://localhost:4173/thanks"),
      formData({ ...good, redirect: "http://127.0.0.1:5000/thanks?from=contact" }),
    ]) {
      const response = await postForm(box, form);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/t/);
    }
    expect(plain((await onlyMailText(box)) ?? "")).not.toContain("redirect");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/relative",
    "javascript:alert(1)",
    "http://localhost:4173@evil.example/",
    "http://user:pw@localhost:4173/",
    "http://localhost.evil.example:4173/",
    "https://localhost:4173/",
    "http://localhost:4173\\@evil.example",
    "data:text/html,hi",
  ])("is not led to %s, and gets an acknowledgement page", async (redirect) => {
    const box = await running();
    const response = await postForm(box, withRedirect(redirect));
    const location = response.headers.get("location");
    if (location !== null) expect(new URL(location).origin).toBe("http://localhost:4173");
    else {
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toContain("Your message has arrived");
    }
    expect(box.count()).toBe(1);
  });

  it("is told on a page what was wrong and how to keep the text", async () => {
    const box = await running();
    const response = await postForm(box, new URLSearchParams({ ...good, email: "no<b>where" }));
    expect(response.status).toBe(422);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain("Your e-mail address needs a name, an @ and a domain.");
    expect(page).toContain("back button");
    expect(page).not.toMatch(/<script|<b>where/);
    expect(await fileCount(box.dataDir)).toBe(0);
  });

  it("is told when it is too large, too early or when there is no room", async () => {
    const box = await running({ ratePerMinute: 2, maxMessages: 1 });
    const huge = new URLSearchParams({ ...good, message: "x".repeat(300_000) });
    await postJson(box);
    for (const [form, status, reason] of [
      [huge, 413, "larger than 256 KB"],
      [new URLSearchParams(good), 429, "Too many messages at once"],
    ] as const) {
      const response = await postForm(box, form);
      expect(response.status).toBe(status);
      const page = await response.text();
      expect(page).toContain(reason);
      expect(page).toContain("back button");
    }
    const full = await running({ maxMessages: 1 });
    await postJson(full);
    const response = await postForm(full, formData(good));
    expect(response.status).toBe(507);
    expect(await response.text()).toContain("The mailbox is full");
  });

  it("sent by a script that wants JSON gets JSON, not a redirect", async () => {
    const box = await running();
    const form = withRedirect("http://localhost:4173/thanks");
    const response = await postForm(box, form, "application/json");
    expect(await response.json()).toMatchObject({ success: true });
    const json = await postJson(box, { ...good, redirect: "http://localhost:4173/thanks" });
    expect(await json.json()).toMatchObject({ success: true });
  });
});

async function onlyMailText(box: { messages(): Promise<{ text: string }[]> }) {
  return (await box.messages())[0]?.text;
}

describe("one submission_id", () => {
  it("stores once and always answers the same id, in any content type and at the same time", async () => {
    const box = await running();
    const fields = { ...good, submission_id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => postJson(box, fields)),
      postForm(box, new URLSearchParams(fields), "*/*"),
    ]);
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { id: string }).id),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(ids).size).toBe(1);
    expect(box.count()).toBe(1);
    await onlyMail(box.dataDir);
  });

  it("is remembered by the next process", async () => {
    const first = await running();
    const fields = { ...good, submission_id: "abc-123" };
    const { id } = (await (await postJson(first, fields)).json()) as { id: string };
    await first.close();
    const second = await running({ dataDir: first.dataDir });
    expect(await (await postJson(second, fields)).json()).toMatchObject({ id });
    expect(second.count()).toBe(1);
  });

  it.each([
    [29, 1],
    [31, 2],
  ])("stands for its message %i days later in %i messages", async (days, messages) => {
    const first = await running();
    const fields = { ...good, submission_id: "abc-123" };
    const { id } = (await (await postJson(first, fields)).json()) as { id: string };
    await first.close();
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const date = then.toISOString().slice(0, 10).replaceAll("-", "");
    const folder = join(first.dataDir, "inbox");
    await rename(join(folder, `${id}.eml`), join(folder, `${date}${id.slice(8)}.eml`));
    const second = await running({ dataDir: first.dataDir });
    expect((await postJson(second, fields)).status).toBe(200);
    expect(second.count()).toBe(messages);
  });
});
