import { describe, expect } from "vitest";
import {
  countMails,
  formData,
  it,
  mailHeaders,
  normalizeLines,
  onlyMail,
  postForm,
  postJson,
  startTestMailbox,
  validFields,
} from "../fixtures.ts";

type Server = { url: string };

describe("a valid submission", () => {
  it.for([
    ["JSON", (server: Server) => postJson(server)],
    [
      "a URL-encoded form",
      (server: Server) => postForm(server, new URLSearchParams(validFields), "*/*"),
    ],
    ["a multipart form", (server: Server) => postForm(server, formData(validFields), "*/*")],
  ] as const)(
    "sent as %s becomes a mail that a mail program can open",
    async ([_, post], { mailbox }) => {
      const response = await post(mailbox);
      expect(response.status).toBe(200);
      const answer = (await response.json()) as { success: boolean; message: string; id: string };
      expect(answer).toEqual({
        success: true,
        message: "Your message has been received.",
        id: expect.stringMatching(/^\d{8}-\d{6}-\d{3}-[0-9a-z]{8}$/),
      });

      const mail = await onlyMail(mailbox.dataDir);
      expect(mail.from).toEqual({ name: "Agency website", address: "mailbox@agency.example" });
      expect(mail.to).toEqual([{ name: "", address: "hello@agency.example" }]);
      expect(mail.replyTo).toEqual([{ name: "Asha Example", address: "asha@example.org" }]);
      expect(mail.subject).toBe("Contact Form: Web Development");
      expect(normalizeLines(mail.text)).toBe(validFields.message);
      expect(mail.messageId).toBe(`<${answer.id}@agency.example>`);
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(mailHeaders);
      expect(Math.abs(Date.parse(mail.date ?? "") - Date.now())).toBeLessThan(10_000);
      expect(mailbox.count()).toBe(1);
    },
  );

  it("goes to the address of its access key, whatever to_email says", async ({ mailbox }) => {
    const fields = { access_key: "development-careers", to_email: "thief@example.net" };
    expect((await postJson(mailbox, { ...validFields, ...fields })).status).toBe(200);
    const mail = await onlyMail(mailbox.dataDir);
    expect(mail.to).toEqual([{ name: "", address: "careers@agency.example" }]);
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(mail.headers.find(({ key }) => key === "x-form-to-email")?.value).toBe(
      "thief@example.net",
    );
  });

  it("has company, phone and other fields listed under its message", async ({ mailbox }) => {
    await postJson(mailbox, {
      ...validFields,
      budget: "Under $5,000",
      services: ["SEO Services", "Web Development"],
      notes: "one\r\ntwo",
      empty: "",
      nothing: null,
      consent: true,
      phone: "+91 12345 67890",
      company: "Example Ltd",
      "h-captcha-response": "a token",
    });
    expect(normalizeLines((await onlyMail(mailbox.dataDir)).text)).toBe(
      [
        "A new shop, please.\nBy spring.\n\nSent with this form\n-------------------",
        "company: Example Ltd\nphone: +91 12345 67890\nbudget: Under $5,000",
        "services: SEO Services, Web Development\nnotes:\none\ntwo\nconsent: true",
      ].join("\n"),
    );
  });

  it("has its ticked boxes and its first and last name joined", async ({ mailbox }) => {
    const { name: _, ...rest } = validFields;
    const form = new URLSearchParams({ ...rest, firstName: "Asha", lastName: "Example" });
    form.append("services", "SEO Services");
    form.append("services", "Web Development");
    expect((await postForm(mailbox, form)).status).toBe(200);
    const mail = await onlyMail(mailbox.dataDir);
    expect(mail.replyTo?.[0]?.name).toBe("Asha Example");
    expect(normalizeLines(mail.text)).toContain("services: SEO Services, Web Development");
    expect(normalizeLines(mail.text)).not.toContain("firstName");
  });

  it("has its files named but not kept, even those above the text limit", async ({ mailbox }) => {
    const form = formData(validFields);
    form.append("resume", new File([Buffer.alloc(1_500_000, 65)], "मेरा cv.pdf"));
    form.append("photo", new File([], ""));
    form.append("last", "after the file");
    expect((await postForm(mailbox, form, "*/*")).status).toBe(200);
    const text = normalizeLines((await onlyMail(mailbox.dataDir)).text);
    expect(text).toContain("resume: मेरा cv.pdf (file not transmitted)");
    expect(text).toContain("last: after the file");
    expect(text).not.toContain("photo");
    expect(text).not.toContain("AAAA");
  });

  it("goes to Spam with the same response if botcheck is ticked", async ({ mailbox }) => {
    for (const botcheck of [true, "on", "1", "yes please"]) {
      const response = await postJson(mailbox, { ...validFields, botcheck });
      expect(await response.json()).toMatchObject({ success: true, id: expect.any(String) });
    }
    expect([mailbox.count("spam"), mailbox.count("inbox")]).toEqual([4, 0]);
    for (const botcheck of [false, "", "false", "0", null]) {
      await postJson(mailbox, { ...validFields, botcheck });
    }
    expect([mailbox.count("spam"), mailbox.count("inbox")]).toEqual([4, 5]);
    const page = await (await fetch(`${mailbox.url}/mailbox?folder=spam`)).text();
    expect(page).toContain("Asha Example");
  });
});

describe("a form sent without scripts", () => {
  const withRedirect = (redirect: string) => new URLSearchParams({ ...validFields, redirect });

  it("is redirected to its thank-you page on an allowed origin", async ({ mailbox }) => {
    for (const form of [
      withRedirect("http://localhost:4173/thanks"),
      formData({ ...validFields, redirect: "http://127.0.0.1:5000/thanks?from=contact" }),
    ]) {
      const response = await postForm(mailbox, form);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/t/);
    }
    for (const { text } of await mailbox.messages()) expect(text).not.toContain("redirect");
  });

  it.for([
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
  ] as const)(
    "is not redirected to %s and gets an acknowledgement page",
    async (redirect, { mailbox }) => {
      const response = await postForm(mailbox, withRedirect(redirect));
      const location = response.headers.get("location");
      if (location !== null) expect(new URL(location).origin).toBe("http://localhost:4173");
      else {
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(await response.text()).toContain("Your message has arrived");
      }
      expect(mailbox.count()).toBe(1);
    },
  );

  it("gets a page that says which field is wrong and how to keep the text", async ({ mailbox }) => {
    const form = new URLSearchParams({ ...validFields, email: "no<b>where" });
    const response = await postForm(mailbox, form);
    expect(response.status).toBe(422);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain("Your e-mail address needs a name, an @ and a domain.");
    expect(page).toContain("back button");
    expect(page).not.toMatch(/<script|<b>where/);
    expect(await countMails(mailbox.dataDir)).toBe(0);
  });

  it("gets a page that says that it is too large, too frequent, or that the mailbox is full", async () => {
    const limited = await startTestMailbox({ ratePerMinute: 2 });
    const full = await startTestMailbox({ maxMessages: 1 });
    await postJson(limited);
    await postJson(full);
    const form = new URLSearchParams(validFields);
    const huge = new URLSearchParams({ ...validFields, message: "x".repeat(300_000) });
    for (const [mailbox, body, status, reason] of [
      [limited, huge, 413, "larger than 256 KB"],
      [limited, form, 429, "Too many messages at once"],
      [full, form, 507, "The mailbox is full"],
    ] as const) {
      const response = await postForm(mailbox, body);
      expect(response.status).toBe(status);
      const page = await response.text();
      expect(page).toContain(reason);
      expect(page).toContain("back button");
    }
  });
});

it("a script that asks for JSON gets JSON instead of a redirect", async ({ mailbox }) => {
  const fields = { ...validFields, redirect: "http://localhost:4173/thanks" };
  const form = await postForm(mailbox, new URLSearchParams(fields), "application/json");
  expect(await form.json()).toMatchObject({ success: true });
  expect(await (await postJson(mailbox, fields)).json()).toMatchObject({ success: true });
});
