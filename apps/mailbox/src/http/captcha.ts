import type { CaptchaConfig } from "../config.ts";
import type { PostedForm } from "../submission/posted-form.ts";
import { certain, type Signal } from "../submission/spam.ts";

/** How long a service may take to answer, in milliseconds. The sender waits meanwhile. */
const timeoutMs = 5000;

type Verdict = "passed" | "failed" | "unverified";

/** Error codes that say that our own settings are wrong, so that they say nothing about the sender. */
const ourFault = /secret|internal-error|bad-request/;

async function ask(
  { name, secret, url }: CaptchaConfig,
  token: string,
  log: (line: string) => void,
): Promise<Verdict> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { success, "error-codes": codes = [] } = (await answer.json()) as {
      success?: unknown;
      "error-codes"?: unknown;
    };
    if (success === true) return "passed";
    if (success !== false) throw new Error("no verdict");
    if (ourFault.test(String(codes))) throw new Error(String(codes));
    return "failed";
  } catch (error) {
    log(`${name} could not be asked: ${(error as Error).message}`);
    return "unverified";
  }
}

/**
 * Asks the configured services about the tokens of a post; one that passes is enough. A post without a
 * token, as a form without scripts sends it, or with a wrong one is spam. A service that does not answer
 * loses no message: it is accepted, and says that it was not checked.
 */
export async function captchaSignals(
  captchas: readonly CaptchaConfig[],
  { fields }: PostedForm,
  log: (line: string) => void,
): Promise<Signal[]> {
  const signals: Signal[] = [];
  for (const captcha of captchas) {
    const token = fields.get(captcha.field)?.trim() ?? "";
    if (token === "") {
      signals.push({ points: certain, reason: `no answer to ${captcha.name}` });
      continue;
    }
    const verdict = await ask(captcha, token, log);
    if (verdict === "passed") return [];
    if (verdict === "unverified") {
      return [{ points: 0, reason: `${captcha.name} could not be asked` }];
    }
    signals.push({ points: certain, reason: `a wrong answer to ${captcha.name}` });
  }
  return signals.slice(0, 1);
}
