import { timings } from "@kolam/content/model/basics/timings";
import { trustedScript } from "../../browser/trusted-script.ts";
import type { Unproven } from "../sending/send.ts";

/** The result of a bot check. */
export type Proof = { readonly kind: "passed"; readonly token: string } | Unproven;

const readyName = "siteCaptchaReady";
const scriptUrl = `https://js.hcaptcha.com/1/api.js?render=explicit&onload=${readyName}&recaptchacompat=off&sentry=false&hl=en`;

/**
 * The part of hCaptcha's interface used here; see https://docs.hcaptcha.com/configuration for the
 * rest.
 */
interface HCaptcha {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  execute(id: string, options: { readonly async: true }): Promise<{ readonly response: string }>;
  remove(id: string): void;
}

type Host = Window & { hcaptcha?: HCaptcha; [readyName]?: () => void };

interface Widget {
  /** Resolves with the proof; rejects with hCaptcha's error code. */
  execute(): Promise<string>;
  remove(): void;
}

/** A promise that rejects after the time that sending may take, and a function that cancels it. */
function timeLimit() {
  let cancel = () => {};
  const over = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error("timeout")), timings.sendTimeoutMs);
    cancel = () => clearTimeout(timer);
  });
  return { over, cancel };
}

async function loadScript(): Promise<HCaptcha> {
  const script = document.createElement("script");
  const { over, cancel } = timeLimit();
  const loaded = new Promise<void>((resolve, reject) => {
    (window as Host)[readyName] = resolve;
    script.addEventListener("error", () => reject(new Error("blocked")));
  });
  try {
    script.src = trustedScript("site-captcha", scriptUrl);
    document.head.append(script);
    await Promise.race([loaded, over]);
    const { hcaptcha } = window as Host;
    if (!hcaptcha) throw new Error("no interface");
    return hcaptcha;
  } finally {
    cancel();
    script.remove();
  }
}

async function makeWidget(): Promise<Widget> {
  const hcaptcha = await loadScript();
  const container = document.createElement("div");
  document.body.append(container);
  let opened = () => {};
  const id = hcaptcha.render(container, {
    sitekey: __CAPTCHA_SITE_KEY__,
    size: "invisible",
    "open-callback": () => opened(),
  });
  return {
    async execute() {
      // The limit is for a check that does not respond. A visitor solving a task may take any time.
      const { over, cancel } = timeLimit();
      opened = cancel;
      try {
        const { response } = await Promise.race([hcaptcha.execute(id, { async: true }), over]);
        return response;
      } finally {
        cancel();
      }
    },
    remove() {
      container.remove();
      hcaptcha.remove(id);
    },
  };
}

let widget: Promise<Widget> | undefined;

function sharedWidget(): Promise<Widget> {
  widget ??= makeWidget();
  return widget;
}

/** Returns the focus to where it was, if it was lost with hCaptcha's task. */
function restoreFocus(before: Element | null): void {
  const { activeElement } = document;
  const lost = !activeElement || activeElement.matches("body, iframe");
  if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/**
 * Asks hCaptcha for a proof that the visitor is a person. It may show a task. Never throws. After a
 * failure the next call starts with a new widget.
 */
export async function prove(): Promise<Proof> {
  const before = document.activeElement;
  let used: Widget | undefined;
  try {
    used = await sharedWidget();
    const token = await used.execute();
    if (token) return { kind: "passed", token };
    throw new Error("no proof");
  } catch (error) {
    if (/^challenge-(?:closed|expired)$/.test(String(error))) {
      return { kind: "unproven", reason: "closed" };
    }
    widget = undefined;
    try {
      used?.remove();
    } catch {
      // hCaptcha has failed already and may fail here too.
    }
    return { kind: "unproven", reason: "blocked" };
  } finally {
    restoreFocus(before);
  }
}
