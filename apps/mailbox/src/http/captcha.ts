import type { CaptchaConfig } from "../settings/captchas.ts";
import type { PostedForm } from "../submission/posted-form.ts";
import { certain, type Signal } from "../submission/spam.ts";

/** How long a service may take to answer, in milliseconds. The sender waits meanwhile. */
const timeoutMs = 5000;

/** Longest answer of a service, in bytes. Real ones have a few hundred. */
const maxBytes = 64 * 1024;

/** Error codes for our own wrong settings, which say nothing about the sender. */
const ourFault = /secret|internal-error|bad-request/;

/**
 * Reads an answer.
 * @throws if it is too long; the rest is not read
 */
async function shortText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Asks a service whether a token is valid.
 * @throws if it does not say so
 */
async function isRight({ secret, url }: CaptchaConfig, token: string): Promise<boolean> {
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { success, "error-codes": codes = [] } = JSON.parse(await shortText(answer)) as Record<
    string,
    unknown
  >;
  if (typeof success !== "boolean") throw new Error("no verdict");
  if (!success && ourFault.test(String(codes))) throw new Error(String(codes));
  return success;
}

/**
 * Asks the configured services about the tokens of a post; one valid token is enough. A post
 * without a token, as a form without scripts sends it, or with a wrong one is spam. A service that
 * does not answer loses no message: it is accepted, and says that it was not checked.
 */
export async function captchaSignals(
  captchas: readonly CaptchaConfig[],
  { fields }: PostedForm,
  log: (line: string) => void,
): Promise<Signal[]> {
  const signals: Signal[] = [];
  for (const captcha of captchas) {
    const { name, field } = captcha;
    const token = fields.get(field)?.trim() ?? "";
    try {
      if (token !== "" && (await isRight(captcha, token))) return [];
    } catch (error) {
      log(`${name} could not be asked: ${(error as Error).message}`);
      return [{ points: 0, reason: `${name} could not be asked` }];
    }
    const reason = token === "" ? `no answer to ${name}` : `a wrong answer to ${name}`;
    signals.push({ points: certain, reason });
  }
  return signals.slice(0, 1);
}
