import { describe, expect } from "vitest";
import {
  asProgram,
  formData,
  it,
  mailHeaders,
  normalizeLines,
  startTestMailbox,
  type TestMailbox,
  urlencoded,
  validFields,
} from "../fixtures.ts";

describe("a valid submission", () => {
  it.for([
    ["JSON", ({ post }: TestMailbox) => post()],
    ["a URL-encoded form", ({ send }: TestMailbox) => send(urlencoded(), asProgram)],
    ["a multipart form", ({ send }: TestMailbox) => send(formData(), asProgram)],
  ] as const)(
    "sent as %s becomes a mail that a mail program can open",
    async ([_, post], { mailbox }) => {
      const before = Math.floor(Date.now() / 1000);
      const response = await post(mailbox);
      expect(response.status).toBe(200);
      const answer = (await response.json()) as { success: boolean; message: string; id: string };
      expect(answer).toEqual({
        success: true,
        message: "Your message has been received.",
        id: expect.stringMatching(/^\d{8}-\d{6}-\d{3}-[0-9a-z]{8}$/),
      });

      const mail = await mailbox.onlyMail();
      expect(mail).toMatchObject({
        from: { name: "Agency website", address: "mailbox@agency.example" },
        to: [{ name: "", address: "hello@agency.example" }],
        replyTo: [{ name: "Asha Example", address: "asha@example.org" }],
        subject: "Contact Form: Web Development",
        messageId: `<${answer.id}@agency.example>`,
      });
      expect(normalizeLines(mail.text)).toBe(validFields.message);
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(mailHeaders);
      const seconds = Date.parse(mail.date ?? "") / 1000;
      expect(seconds).toBeGreaterThanOrEqual(before);
      expect(seconds).toBeLessThanOrEqual(Date.now() / 1000);
      expect(mailbox.count()).toBe(1);
    },
  );

  it("goes to the address of its access key, regardless of to_email", async ({ mailbox }) => {
    const to_email = "thief@example.net";
    await mailbox.postForId({ access_key: "development-careers", to_email });
    const mail = await mailbox.onlyMail();
    expect(mail.to).toEqual([{ name: "", address: "careers@agency.example" }]);
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(mail.headers.find(({ key }) => key === "x-form-to-email")?.value).toBe(to_email);
  });

  it("has company, phone and other fields listed under its message", async ({ mailbox }) => {
    await mailbox.post({
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
    expect(normalizeLines((await mailbox.onlyMail()).text)).toBe(
      [
        "A new shop, please.\nBy spring.\n\nSent with this form\n-------------------",
        "company: Example Ltd\nphone: +91 12345 67890\nbudget: Under $5,000",
        "services: SEO Services, Web Development\nnotes:\none\ntwo\nconsent: true",
      ].join("\n"),
    );
  });

  it("has its ticked boxes and its first and last name joined", async ({ mailbox }) => {
    const form = urlencoded({ name: undefined, firstName: "Asha", lastName: "Example" });
    form.append("services", "SEO Services");
    form.append("services", "Web Development");
    expect((await mailbox.send(form)).status).toBe(200);
    const mail = await mailbox.onlyMail();
    expect(mail.replyTo?.[0]?.name).toBe("Asha Example");
    expect(normalizeLines(mail.text)).toContain("services: SEO Services, Web Development");
    expect(normalizeLines(mail.text)).not.toContain("firstName");
  });

  it("has its files named but not kept, even those above the text limit", async ({ mailbox }) => {
    const form = formData();
    form.append("resume", new File([Buffer.alloc(1_500_000, 65)], "मेरा cv.pdf"));
    form.append("photo", new File([], ""));
    form.append("last", "after the file");
    expect((await mailbox.send(form, asProgram)).status).toBe(200);
    const text = normalizeLines((await mailbox.onlyMail()).text);
    expect(text).toContain("resume: मेरा cv.pdf (file not transmitted)");
    expect(text).toContain("last: after the file");
    expect(text).not.toMatch(/photo|AAAA/);
  });

  it("goes to Spam with the same response if botcheck is ticked", async ({ mailbox }) => {
    for (const botcheck of [true, "on", "1", "yes please"]) {
      const response = await mailbox.post({ botcheck });
      expect(await response.json()).toMatchObject({ success: true, id: expect.any(String) });
    }
    expect(mailbox.counts()).toEqual([0, 4]);
    for (const botcheck of [false, "", "false", "0", null]) await mailbox.post({ botcheck });
    expect(mailbox.counts()).toEqual([5, 4]);
    expect(await mailbox.page("/mailbox?folder=spam")).toContain("Asha Example");
  });
});

describe("a form sent without scripts", () => {
  it("is redirected to its thank-you page on an allowed origin", async ({ mailbox }) => {
    for (const form of [
      urlencoded({ redirect: "http://localhost:4173/thanks" }),
      formData({ redirect: "http://127.0.0.1:5000/thanks?from=contact" }),
    ]) {
      const response = await mailbox.send(form);
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
  ] as const)("is not redirected to %s and is acknowledged", async (redirect, { mailbox }) => {
    const response = await mailbox.send(urlencoded({ redirect }));
    const location = response.headers.get("location");
    if (location !== null) expect(new URL(location).origin).toBe("http://localhost:4173");
    else {
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toContain("Your message has arrived");
    }
    expect(mailbox.count()).toBe(1);
  });

  it("gets a page that says which field is wrong and how to keep the text", async ({ mailbox }) => {
    const response = await mailbox.send(urlencoded({ email: "no<b>where" }));
    expect(response.status).toBe(422);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain("Your e-mail address needs a name, an @ and a domain.");
    expect(page).toContain("back button");
    expect(page).not.toMatch(/<script|<b>where/);
    expect(await mailbox.countMails()).toBe(0);
  });

  it.for([
    ["it is too large", {}, 413, "larger than 256 KB"],
    ["it is too frequent", { ratePerMinute: 1 }, 429, "Too many messages at once"],
    ["the mailbox is full", { maxMessages: 1 }, 507, "The mailbox is full"],
  ] as const)("gets a page that says that %s", async ([_, options, status, reason]) => {
    const mailbox = await startTestMailbox(options);
    await mailbox.post();
    const message = "x".repeat(status === 413 ? 300_000 : 1);
    const response = await mailbox.send(urlencoded({ message }));
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain(reason);
    expect(page).toContain("back button");
  });
});

it("a script that asks for JSON gets JSON instead of a redirect", async ({ mailbox }) => {
  const redirect = "http://localhost:4173/thanks";
  const form = await mailbox.send(urlencoded({ redirect }), asProgram);
  expect(await form.json()).toMatchObject({ success: true });
  expect(await (await mailbox.post({ redirect })).json()).toMatchObject({ success: true });
});
