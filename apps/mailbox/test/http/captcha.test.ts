import { expect, it } from "vitest";
import type { CaptchaConfig } from "../../src/settings/captchas.ts";
import { startService, startTestMailbox, type TestMailbox } from "../fixtures.ts";

/** A fake of the service that checks tokens. */
const startVerifier = (answer: unknown, status = 200) =>
  startService((response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });

const hcaptcha = (url: string): CaptchaConfig => ({
  name: "hCaptcha",
  field: "h-captcha-response",
  secret: "the secret",
  url,
});
const turnstile = (url: string): CaptchaConfig => ({
  ...hcaptcha(url),
  name: "Turnstile",
  field: "cf-turnstile-response",
});
const withToken = { "h-captcha-response": "token 1" };
const reasonIn = async (mailbox: TestMailbox, folder: "inbox" | "spam") => {
  const [mail] = await mailbox.mails(folder);
  return /^X-Spam-Reasons: (.*)\r$/m.exec(mail?.toString() ?? "")?.[1];
};

it("a token that passes leaves the message in the inbox, without a word about it", async () => {
  const verifier = await startVerifier({ success: true });
  const mailbox = await startTestMailbox({ captchas: [hcaptcha(verifier.url)] });
  await mailbox.postForId(withToken);
  expect(verifier.calls.map(({ body }) => body)).toEqual(["secret=the+secret&response=token+1"]);
  expect(mailbox.counts()).toEqual([1, 0]);
  expect(await reasonIn(mailbox, "inbox")).toBeUndefined();
  const [message] = await mailbox.messages();
  expect(message?.text).not.toContain("token");
});

it("a token that fails, and none, move the message to the spam folder, and the answer is the same", async () => {
  const answer = { success: false, "error-codes": ["expired-input-response"] };
  const verifier = await startVerifier(answer);
  const mailbox = await startTestMailbox({ captchas: [hcaptcha(verifier.url)] });
  const failed = await mailbox.post(withToken);
  expect(await failed.json()).toMatchObject({ success: true, id: expect.any(String) });
  expect(await reasonIn(mailbox, "spam")).toBe("a wrong answer to hCaptcha");
  await mailbox.postForId();
  expect(mailbox.counts()).toEqual([0, 2]);
  expect(verifier.calls).toHaveLength(1);
});

it.each([
  ["does not listen", undefined, 200],
  ["answers 503", { success: false }, 503],
  ["answers nonsense", "<html>", 200],
  ["answers null", "null", 200],
  ["answers no verdict", { success: "true" }, 200],
  ["does not know our secret", { success: false, "error-codes": ["invalid-input-secret"] }, 200],
] as const)(
  "a service that %s loses no message: it is accepted and marked",
  async (_, answer, status) => {
    const verifier = answer === undefined ? undefined : await startVerifier(answer, status);
    const url = verifier?.url ?? "http://127.0.0.1:9/siteverify";
    const mailbox = await startTestMailbox({ captchas: [hcaptcha(url)] });
    await mailbox.postForId(withToken);
    expect(mailbox.counts()).toEqual([1, 0]);
    expect(await reasonIn(mailbox, "inbox")).toBe("hCaptcha could not be asked");
  },
);

it("with two services, a token of either one is enough", async () => {
  const verifier = await startVerifier({ success: true });
  const captchas = [hcaptcha("http://127.0.0.1:9/"), turnstile(verifier.url)];
  const mailbox = await startTestMailbox({ captchas });
  await mailbox.post({ "cf-turnstile-response": "token 2" });
  expect(verifier.calls.map(({ body }) => body)).toEqual(["secret=the+secret&response=token+2"]);
  await mailbox.post();
  expect(mailbox.counts()).toEqual([1, 1]);
});

it("an endless answer is cut off, and loses no message", async () => {
  let written = 0;
  const chunk = Buffer.alloc(65_536, " ");
  const verifier = await startService((response) => {
    const more = () => {
      do written += chunk.length;
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  });
  const mailbox = await startTestMailbox({ captchas: [hcaptcha(verifier.url)] });
  await mailbox.postForId(withToken);
  expect(await reasonIn(mailbox, "inbox")).toBe("hCaptcha could not be asked");
  // What the buffers of both sides hold.
  expect(written).toBeLessThan(16 * 2 ** 20);
});
