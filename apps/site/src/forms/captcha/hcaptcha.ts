import { timings } from "@kolam/content/timings";
import type { TrustedTypes } from "../../browser/trusted-script-url.ts";
import type { Proof } from "./proven.ts";

const readyName = "kolamCaptchaReady";
const scriptUrl = `https://js.hcaptcha.com/1/api.js?render=explicit&onload=${readyName}&recaptchacompat=off&sentry=false&hl=en`;

/** What we use of the script's interface; https://docs.hcaptcha.com/configuration names the rest. */
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

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The page's policy lets this one address through and no other of hCaptcha's or anybody's. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("kolam-captcha", {
    createScriptURL: (wanted) => {
      if (wanted !== scriptUrl) throw new TypeError(`Not the captcha's script: ${wanted}`);
      return wanted;
    },
  });
  return policy ? policy.createScriptURL(url) : url;
}

/** Rejects after the time that a send may take, unless it is called off. */
function silence() {
  let callOff = () => {};
  const over = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error("silence")), timings.sendTimeoutMs);
    callOff = () => clearTimeout(timer);
  });
  return { over, callOff };
}

async function loadScript(): Promise<HCaptcha> {
  const script = document.createElement("script");
  const { over, callOff } = silence();
  const loaded = new Promise<void>((resolve, reject) => {
    (window as Host)[readyName] = resolve;
    script.addEventListener("error", () => reject(new Error("blocked")));
  });
  try {
    script.src = trusted(scriptUrl);
    document.head.append(script);
    await Promise.race([loaded, over]);
    const { hcaptcha } = window as Host;
    if (!hcaptcha) throw new Error("no interface");
    return hcaptcha;
  } finally {
    callOff();
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
      // Whoever is shown a task may take their time; a check that shows nothing and says nothing may not.
      const { over, callOff } = silence();
      opened = callOff;
      try {
        const { response } = await Promise.race([hcaptcha.execute(id, { async: true }), over]);
        return response;
      } finally {
        callOff();
      }
    },
    remove() {
      container.remove();
      hcaptcha.remove(id);
    },
  };
}

let widget: Promise<Widget> | undefined;

function theWidget(): Promise<Widget> {
  widget ??= makeWidget();
  return widget;
}

let prepared = false;

/** Begins to load the check, once: if it fails, sending tries again and says so. */
export function prepare(): void {
  if (prepared) return;
  prepared = true;
  theWidget().catch(() => {
    widget = undefined;
  });
}

/** The task took the focus with it when it went: whoever pressed the button is brought back there. */
function giveFocusBack(before: Element | null): void {
  const { activeElement } = document;
  const lost = !activeElement || activeElement.matches("body, iframe");
  if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/**
 * Asks hCaptcha for a proof that a person is here, which may show a task. Never throws. After a failure
 * the next call begins anew.
 */
export async function prove(): Promise<Proof> {
  const before = document.activeElement;
  let used: Widget | undefined;
  try {
    used = await theWidget();
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
      // A script that failed may fail at this too.
    }
    return { kind: "unproven", reason: "blocked" };
  } finally {
    giveFocusBack(before);
  }
}
