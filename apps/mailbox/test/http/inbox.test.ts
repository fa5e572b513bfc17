import { describe, expect } from "vitest";
import { ask, it } from "../fixtures.ts";

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

describe("the inbox", () => {
  it("is where / redirects to, and says when it is empty", async ({ mailbox }) => {
    const response = await mailbox.get("/");
    expect(response.url).toBe(`${mailbox.url}/mailbox`);
    const page = await response.text();
    expect(page).toContain("No messages yet");
    expect(page).toContain("<h1>Inbox</h1>");
    expect(await mailbox.page("/mailbox?folder=spam")).toContain("No spam");
  });

  it("lists 25 messages per page, newest first", async ({ mailbox }) => {
    for (let at = 1; at <= 27; at += 1) {
      await mailbox.post({ subject: `Number ${at}.` });
    }
    const subjects = (page: string) =>
      [...page.matchAll(/Number (\d+)\./g)].map(([, number]) => Number(number));
    expect(subjects(await mailbox.page("/mailbox"))).toEqual(
      Array.from({ length: 25 }, (_, at) => 27 - at),
    );
    const second = await mailbox.page("/mailbox?page=2");
    expect(subjects(second)).toEqual([2, 1]);
    expect(second).toContain("Page 2 of 2");
    const wide = `page=${"9".repeat(400)}`;
    for (const query of [
      "page=3",
      "page=0",
      "page=x",
      "page=1.5",
      "page=1e300",
      wide,
      "folder=../inbox",
    ]) {
      expect((await mailbox.get(`/mailbox?${query}`)).status).toBe(404);
    }
  });

  it("shows a message with its headers, and its mail as a download", async ({ mailbox }) => {
    const id = await mailbox.postForId({ name: "आशा" });
    const page = await mailbox.page(`/mailbox/${id}`);
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
    const eml = await mailbox.get(`/mailbox/${id}.eml`);
    expect(eml.headers.get("content-type")).toBe("message/rfc822");
    expect(eml.headers.get("content-disposition")).toBe(`attachment; filename="${id}.eml"`);
    expect(Buffer.from(await eml.arrayBuffer())).toEqual((await mailbox.mails())[0]);
    const head = await ask(mailbox, `/mailbox/${id}`, {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: "" });
  });

  it("escapes every field and forbids scripts and foreign styles", async ({ mailbox }) => {
    const fields = { name: hostile, subject: hostile, message: hostile, from_name: hostile };
    const id = await mailbox.postForId({ ...fields, [hostile]: hostile });
    for (const path of ["/mailbox", `/mailbox/${id}`]) {
      const response = await mailbox.get(`${path}`);
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

  it("finds nothing but its own message ids", async ({ mailbox }) => {
    const id = await mailbox.postForId();
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
      const { status, body } = await ask(mailbox, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("root:");
    }
  });
});
