import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { WebhookConfig } from "../../src/index.ts";
import { sign } from "../../src/relay/webhook.ts";
import {
  startService,
  startTestMailbox,
  temporaryDirectory,
  until,
  validFields,
} from "../fixtures.ts";

const secret = "a-secret-of-enough-letters";

/** A receiver that answers with these statuses in turn, the last one for ever. */
async function startReceiver(...statuses: number[]) {
  const { calls, url } = await startService((response, nth) => {
    response.writeHead(statuses[Math.min(nth, statuses.length - 1)] ?? 200).end();
  });
  const webhook: WebhookConfig = {
    url,
    secret,
    format: "json",
    giveUpMs: 60_000,
    baseDelayMs: 20,
    maxDelayMs: 50,
    timeoutMs: 60_000,
  };
  return { calls, webhook };
}

/** What a receiver gets about a message, and the message's id. */
async function toldOf(options: Partial<WebhookConfig> = {}, fields = {}) {
  const { calls, webhook } = await startReceiver(200);
  const mailbox = await startTestMailbox({ webhook: { ...webhook, ...options } });
  const id = await mailbox.postForId(fields);
  await until(() => calls.length === 1);
  const { headers, body } = calls[0] as (typeof calls)[number];
  return { mailbox, id, headers, body, told: JSON.parse(body) };
}

it("the webhook receives a message, and can check who sent it", async () => {
  const before = Math.floor(Date.now() / 1000);
  const { mailbox, id, headers, body, told } = await toldOf();
  expect(told).toMatchObject({
    type: "message.received",
    data: { id, email: validFields.email, text: validFields.message },
  });
  expect(headers["webhook-id"]).toBe(id);
  const seconds = Number(headers["webhook-timestamp"]);
  expect(seconds).toBeGreaterThanOrEqual(before);
  expect(seconds).toBeLessThanOrEqual(Date.now() / 1000);
  expect(headers["webhook-signature"]).toBe(sign(secret, id, seconds, body));
  await until(async () => (await mailbox.page(`/mailbox/${id}`)).includes("Delivered"));
});

it("the webhook is checked by the README's example", async () => {
  const readme = readFileSync(resolve(import.meta.dirname, "../../README.md"), "utf8");
  const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const example = join(await temporaryDirectory(), "example.mjs");
  writeFileSync(example, code);
  const { isGenuine } = await import(/* @vite-ignore */ pathToFileURL(example).href);
  const { headers, body } = await toldOf();
  expect(isGenuine(headers, body, secret)).toBe(true);
  expect(isGenuine(headers, body, "another-secret-of-letters")).toBe(false);
  expect(isGenuine(headers, `${body} `, secret)).toBe(false);
  const earlier = { ...headers, "webhook-timestamp": Number(headers["webhook-timestamp"]) - 600 };
  expect(isGenuine(earlier, body, secret)).toBe(false);
});

// The example of the specification's own libraries.
it("the webhook signs as Standard Webhooks does", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  expect(sign(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}')).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

it("the webhook tries again after 503 and 429, with the same id, and not after 400", async () => {
  const { calls, webhook } = await startReceiver(503, 429, 200, 400);
  const mailbox = await startTestMailbox({ webhook });
  const first = await mailbox.postForId();
  await until(() => calls.length === 3);
  expect(calls.map(({ headers }) => headers["webhook-id"])).toEqual([first, first, first]);
  const second = await mailbox.postForId();
  const page = () => mailbox.page(`/mailbox/${second}`);
  await until(async () => (await page()).includes("Failed"));
  expect(calls).toHaveLength(4);
  expect(await page()).toContain("the webhook answered 400");
});

it("the webhook follows no redirect and gets no spam", async () => {
  const { calls, webhook } = await startReceiver(302);
  const mailbox = await startTestMailbox({ webhook });
  await mailbox.postForId({ botcheck: true });
  const id = await mailbox.postForId();
  await until(async () => (await mailbox.page(`/mailbox/${id}`)).includes("Failed"));
  expect(calls.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
});

it("the webhook sends a chat a notice in plain words", async () => {
  const { told } = await toldOf({ format: "slack", secret: undefined });
  const { name, email, subject, message } = validFields;
  expect(told).toEqual({
    text: `${subject}\n${name} (${email})\n\n${message}`,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
});
