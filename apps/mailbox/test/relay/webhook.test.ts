import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { WebhookConfig } from "../../src/index.ts";
import { sign } from "../../src/relay/webhook.ts";
import { postForId, startTestMailbox, temporaryDirectory, validFields } from "../fixtures.ts";

type Call = { headers: IncomingHttpHeaders; body: string };

/** A receiver that answers with these statuses in turn, the last one for ever. */
async function startReceiver(...statuses: number[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    response.statusCode = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const webhook: WebhookConfig = {
    url: `http://127.0.0.1:${port}/hook`,
    secret: "a-secret-of-enough-letters",
    format: "json",
    giveUpMs: 60_000,
    baseDelayMs: 20,
    maxDelayMs: 50,
    timeoutMs: 2000,
  };
  return { calls, webhook };
}

describe("the webhook", () => {
  it("is told of a message, and can check who says so", async () => {
    const { calls, webhook } = await startReceiver(200);
    const mailbox = await startTestMailbox({ webhook });
    const id = await postForId(mailbox);
    await vi.waitUntil(() => calls.length === 1, { timeout: 8000 });
    const [{ headers, body }] = calls as [Call];
    expect(JSON.parse(body)).toMatchObject({
      type: "message.received",
      data: { id, email: validFields.email, text: validFields.message },
    });
    expect(headers["webhook-id"]).toBe(id);
    const seconds = Number(headers["webhook-timestamp"]);
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(30);
    expect(headers["webhook-signature"]).toBe(sign(webhook.secret ?? "", id, seconds, body));
    await vi.waitUntil(
      async () =>
        (await (await fetch(`${mailbox.url}/mailbox/${id}`)).text()).includes("Delivered"),
      { timeout: 8000 },
    );
  });

  it("is checked by the README's example", async () => {
    const readme = readFileSync(resolve(import.meta.dirname, "../../README.md"), "utf8");
    const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    const example = join(await temporaryDirectory(), "example.mjs");
    writeFileSync(example, code);
    const { isGenuine } = await import(/* @vite-ignore */ pathToFileURL(example).href);
    const { calls, webhook } = await startReceiver(200);
    const mailbox = await startTestMailbox({ webhook });
    await postForId(mailbox);
    await vi.waitUntil(() => calls.length === 1, { timeout: 8000 });
    const [{ headers, body }] = calls as [Call];
    expect(isGenuine(headers, body, webhook.secret)).toBe(true);
    expect(isGenuine(headers, body, "another-secret-of-letters")).toBe(false);
    expect(isGenuine(headers, `${body} `, webhook.secret)).toBe(false);
    const earlier = { ...headers, "webhook-timestamp": Number(headers["webhook-timestamp"]) - 600 };
    expect(isGenuine(earlier, body, webhook.secret)).toBe(false);
  });

  // The example of the specification's own libraries.
  it("signs as Standard Webhooks does", () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    expect(sign(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}')).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    );
  });

  it("tries again after 503 and 429, with the same id, and not after 400", async () => {
    const { calls, webhook } = await startReceiver(503, 429, 200, 400);
    const mailbox = await startTestMailbox({ webhook });
    const first = await postForId(mailbox);
    await vi.waitUntil(() => calls.length === 3, { timeout: 8000 });
    expect(calls.map(({ headers }) => headers["webhook-id"])).toEqual([first, first, first]);
    const second = await postForId(mailbox);
    const page = async () => (await fetch(`${mailbox.url}/mailbox/${second}`)).text();
    await vi.waitUntil(async () => (await page()).includes("Failed"), { timeout: 8000 });
    expect(calls).toHaveLength(4);
    expect(await page()).toContain("the webhook answered 400");
  });

  it("follows no redirect and is not told of spam", async () => {
    const { calls, webhook } = await startReceiver(302);
    const mailbox = await startTestMailbox({ webhook });
    await postForId(mailbox, { ...validFields, botcheck: true });
    const id = await postForId(mailbox);
    const page = async () => (await fetch(`${mailbox.url}/mailbox/${id}`)).text();
    await vi.waitUntil(async () => (await page()).includes("Failed"), { timeout: 8000 });
    expect(calls.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
  });

  it("sends a chat a text that calls nobody and links nothing", async () => {
    const { calls, webhook } = await startReceiver(200);
    const chat: WebhookConfig = { ...webhook, format: "slack", secret: undefined };
    const mailbox = await startTestMailbox({ webhook: chat });
    const message = `<!channel> @everyone & <https://x.example|click> ${"long ".repeat(900)}`;
    await postForId(mailbox, { ...validFields, message });
    await vi.waitUntil(() => calls.length === 1, { timeout: 8000 });
    const { text } = JSON.parse(calls[0]?.body ?? "");
    expect(text).toContain(`${validFields.name} (${validFields.email})`);
    expect(text).toContain("&lt;!channel&gt; @\u200beveryone &amp; &lt;https");
    expect(text).not.toMatch(/<|@everyone/);
    expect(text.length).toBeLessThan(2500);
  });
});
