import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { good, mails, postJson, running } from "../fixtures.ts";

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

/** Sends a path exactly as written; fetch would tidy it up. */
const raw = (
  { port }: { port: number },
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, (response) => {
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
  it("is where / leads, and says when it is empty", async () => {
    const box = await running();
    const response = await fetch(`${box.url}/`);
    expect(response.url).toBe(`${box.url}/mailbox`);
    const page = await response.text();
    expect(page).toContain("No messages yet");
    expect(page).toContain("<h1>Inbox</h1>");
    expect(await (await fetch(`${box.url}/mailbox?folder=spam`)).text()).toContain("No spam");
  });

  it("lists the newest first, in pages", async () => {
    const box = await running();
    for (let at = 1; at <= 27; at += 1) await postJson(box, { ...good, subject: `Number ${at}.` });
    const subjects = async (path: string) =>
      [...(await (await fetch(`${box.url}${path}`)).text()).matchAll(/Number (\d+)\./g)].map(
        ([, number]) => Number(number),
      );
    expect(await subjects("/mailbox")).toEqual(Array.from({ length: 25 }, (_, at) => 27 - at));
    expect(await subjects("/mailbox?page=2")).toEqual([2, 1]);
    const second = await (await fetch(`${box.url}/mailbox?page=2`)).text();
    expect(second).toContain("Page 2 of 2");
    for (const query of ["page=3", "page=0", "page=x", "page=1.5", "folder=../inbox"]) {
      expect((await fetch(`${box.url}/mailbox?${query}`)).status).toBe(404);
    }
  });

  it("shows a message, its headers and its mail", async () => {
    const box = await running();
    const { id } = (await (await postJson(box, { ...good, name: "आशा" })).json()) as { id: string };
    const page = await (await fetch(`${box.url}/mailbox/${id}`)).text();
    for (const part of [
      "<bdi>आशा</bdi> &lt;asha@example.org&gt;",
      'dir="auto">Contact Form: Web Development</h1>',
      "A new shop, please.\nBy spring.",
      "X-Form-To-Email: hello@kolam.example.com",
      `href="/mailbox/${id}.eml"`,
      'href="mailto:asha%40example.org?subject=Re%3A%20Contact%20Form%3A%20Web%20Development"',
    ]) {
      expect(page).toContain(part);
    }
    const eml = await fetch(`${box.url}/mailbox/${id}.eml`);
    expect(eml.headers.get("content-type")).toBe("message/rfc822");
    expect(eml.headers.get("content-disposition")).toBe(`attachment; filename="${id}.eml"`);
    expect(Buffer.from(await eml.arrayBuffer())).toEqual((await mails(box.dataDir))[0]);
    const head = await fetch(`${box.url}/mailbox/${id}`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("escapes everything and allows neither script nor style of others", async () => {
    const box = await running();
    const fields = { name: hostile, subject: hostile, message: hostile, from_name: hostile };
    const answer = await postJson(box, { ...good, ...fields, [hostile]: hostile });
    const { id } = (await answer.json()) as { id: string };
    for (const path of ["/mailbox", `/mailbox/${id}`]) {
      const response = await fetch(`${box.url}${path}`);
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

  it("looks up nothing but its own ids", async () => {
    const box = await running();
    const { id } = (await (await postJson(box)).json()) as { id: string };
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
    ]) {
      const { status, body } = await raw(box, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("root:");
    }
    const absolute = await raw(box, `http://127.0.0.1/mailbox/${id}`);
    expect(absolute.status).toBe(404);
  });

  it("asks for the password when one is set, and slows guessing down", async () => {
    const box = await running({ inboxToken: "pässword:1" });
    const { id } = (await (await postJson(box)).json()) as { id: string };
    const get = (path: string, password?: string) =>
      fetch(`${box.url}${path}`, {
        headers:
          password === undefined
            ? {}
            : { authorization: `Basic ${Buffer.from(`me:${password}`).toString("base64")}` },
      });
    for (const path of ["/mailbox", `/mailbox/${id}`, `/mailbox/${id}.eml`]) {
      const refused = await get(path);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("www-authenticate")).toMatch(/^Basic realm=/);
      expect(await refused.text()).not.toContain("Asha");
      expect((await get(path, "pässword:1")).status).toBe(200);
    }
    expect((await get("/health")).status).toBe(200);
    const guesses = [];
    for (let at = 0; at < 12; at += 1) guesses.push((await get("/mailbox", `no${at}`)).status);
    expect(guesses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(guesses.slice(10)).toEqual([429, 429]);
  });

  it("without a password answers only under its own names (DNS rebinding)", async () => {
    const box = await running({ inboxHosts: ["mail.example.org"] });
    await postJson(box);
    for (const [host, status] of [
      ["evil.example", 421],
      ["localhost.evil.example:4174", 421],
      ["localhost:4174", 200],
      ["127.0.0.1", 200],
      ["[::1]:4174", 200],
      ["mail.example.org", 200],
    ] as const) {
      const answer = await raw(box, "/mailbox", { host });
      expect([host, answer.status]).toEqual([host, status]);
      expect(answer.body.includes("Asha")).toBe(status === 200);
    }
  });

  it("shows the same list after a restart, whatever the names", async () => {
    const first = await running();
    for (const name of [
      "आशा".repeat(80),
      "👩🏽‍💻".repeat(60),
      "O'\"Brien\\, <x@y.z>",
      "Ästrid  Ö",
    ]) {
      await postJson(first, { ...good, name, subject: name });
    }
    await postJson(first, { ...good, botcheck: true });
    const before = await first.messages();
    await first.close();
    const second = await running({ dataDir: first.dataDir });
    expect(await second.messages()).toEqual(before);
    expect(second.count("spam")).toBe(1);
  });

  it("reports its health", async () => {
    const box = await running();
    await postJson(box);
    expect(await (await fetch(`${box.url}/health`)).json()).toEqual({
      status: "ok",
      messages: 1,
      spam: 0,
    });
  });

  it("offers stored messages to programs", async () => {
    const box = await running();
    await postJson(box, { ...good, submission_id: "one" });
    await postJson(box, { ...good, message: "second", botcheck: true });
    const [first, second] = await box.messages();
    expect(first).toMatchObject({
      folder: "inbox",
      name: "Asha Example",
      email: "asha@example.org",
      to: "hello@kolam.example.com",
      subject: "Contact Form: Web Development",
      submissionId: "one",
    });
    expect(first?.text).toBe(good.message);
    expect(second?.folder).toBe("spam");
    expect(box.count()).toBe(2);
  });
});
