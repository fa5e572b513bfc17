import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { postForId, postJson, startTestMailbox, storedMails, validFields } from "../fixtures.ts";

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

/** Requests a path exactly as it is written; fetch would normalize it. */
const getRaw = (
  { port }: { port: number },
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += String(chunk);
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
  });

describe("the inbox", () => {
  it("is where / redirects to, and says when it is empty", async () => {
    const mailbox = await startTestMailbox();
    const response = await fetch(`${mailbox.url}/`);
    expect(response.url).toBe(`${mailbox.url}/mailbox`);
    const page = await response.text();
    expect(page).toContain("No messages yet");
    expect(page).toContain("<h1>Inbox</h1>");
    expect(await (await fetch(`${mailbox.url}/mailbox?folder=spam`)).text()).toContain("No spam");
  });

  it("lists 25 messages per page, newest first", async () => {
    const mailbox = await startTestMailbox();
    for (let at = 1; at <= 27; at += 1) {
      await postJson(mailbox, { ...validFields, subject: `Number ${at}.` });
    }
    const get = async (path: string) => (await fetch(`${mailbox.url}${path}`)).text();
    const subjects = (page: string) =>
      [...page.matchAll(/Number (\d+)\./g)].map(([, number]) => Number(number));
    expect(subjects(await get("/mailbox"))).toEqual(Array.from({ length: 25 }, (_, at) => 27 - at));
    const second = await get("/mailbox?page=2");
    expect(subjects(second)).toEqual([2, 1]);
    expect(second).toContain("Page 2 of 2");
    for (const query of ["page=3", "page=0", "page=x", "page=1.5", "folder=../inbox"]) {
      expect((await fetch(`${mailbox.url}/mailbox?${query}`)).status).toBe(404);
    }
  });

  it("shows a message with its headers, and its mail as a download", async () => {
    const mailbox = await startTestMailbox();
    const id = await postForId(mailbox, { ...validFields, name: "आशा" });
    const page = await (await fetch(`${mailbox.url}/mailbox/${id}`)).text();
    for (const part of [
      "<bdi>आशा</bdi> &lt;asha@example.org&gt;",
      'dir="auto">Contact Form: Web Development</h1>',
      "A new shop, please.\nBy spring.",
      "X-Form-To-Email: hello@agency.example",
      `href="/mailbox/${id}.eml"`,
      'href="mailto:asha@example.org?subject=Re%3A%20Contact%20Form%3A%20Web%20Development&amp;body=',
    ]) {
      expect(page).toContain(part);
    }
    const eml = await fetch(`${mailbox.url}/mailbox/${id}.eml`);
    expect(eml.headers.get("content-type")).toBe("message/rfc822");
    expect(eml.headers.get("content-disposition")).toBe(`attachment; filename="${id}.eml"`);
    expect(Buffer.from(await eml.arrayBuffer())).toEqual((await storedMails(mailbox.dataDir))[0]);
    const head = await getRaw(mailbox, `/mailbox/${id}`, {}, "HEAD");
    expect(head).toEqual({ status: 200, body: "" });
  });

  it("escapes every field and forbids scripts and foreign styles", async () => {
    const mailbox = await startTestMailbox();
    const fields = { name: hostile, subject: hostile, message: hostile, from_name: hostile };
    const id = await postForId(mailbox, { ...validFields, ...fields, [hostile]: hostile });
    for (const path of ["/mailbox", `/mailbox/${id}`]) {
      const response = await fetch(`${mailbox.url}${path}`);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
      expect(policy).not.toContain("unsafe");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const page = await response.text();
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(page).not.toMatch(/<script|<img|\sstyle=|\son\w+="/);
    }
  });

  it("finds nothing but its own message ids", async () => {
    const mailbox = await startTestMailbox();
    const id = await postForId(mailbox);
    for (const path of [
      "/mailbox/..%2f..%2fpackage.json",
      "/mailbox/../inbox",
      "/mailbox/../../../../etc/passwd",
      "/mailbox/%2e%2e%2finbox%2fx.eml",
      `/mailbox/..%2finbox%2f${id}.eml`,
      `/mailbox/${id}.eml.eml`,
      `/mailbox/${id}%00.eml`,
      `/mailbox/${id}.json`,
      "/mailbox/20250131-154500-123-k3v9x2ab",
      "/mailbox/20250131-154500-123-k3v9x2ab.eml",
      "//mailbox",
      "/mailbox/",
      `http://127.0.0.1/mailbox/${id}`,
    ]) {
      const { status, body } = await getRaw(mailbox, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("root:");
    }
  });

  it("asks for the password if one is set", async () => {
    const password = "a long pässword:1";
    const mailbox = await startTestMailbox({ inboxToken: password });
    const id = await postForId(mailbox);
    const get = (path: string, password?: string) =>
      fetch(`${mailbox.url}${path}`, {
        headers:
          password === undefined
            ? {}
            : { authorization: `Basic ${Buffer.from(`me:${password}`).toString("base64")}` },
      });
    for (const path of ["/mailbox", `/mailbox/${id}`, `/mailbox/${id}.eml`]) {
      const denied = await get(path);
      expect(denied.status).toBe(401);
      expect(denied.headers.get("www-authenticate")).toMatch(/^Basic realm=/);
      expect(await denied.text()).not.toContain("Asha");
      expect((await get(path, password)).status).toBe(200);
    }
    expect((await get("/health")).status).toBe(200);
  });
});

it("/health counts the messages", async () => {
  const mailbox = await startTestMailbox();
  await postJson(mailbox);
  expect(await (await fetch(`${mailbox.url}/health`)).json()).toEqual({
    status: "ok",
    messages: 1,
    spam: 0,
  });
});
