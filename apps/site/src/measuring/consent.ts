/** A visitor's answer to the question whether a tag may set cookies. */
export type Consent = "granted" | "denied";

const storageKey = "site:consent";
const type = "site:consent";

/** The answer of this or an earlier visit; `undefined` before the visitor has answered. */
export function savedConsent(): Consent | undefined {
  try {
    const saved = localStorage.getItem(storageKey);
    return saved === "granted" || saved === "denied" ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an answer and tells the tag. Without access to storage it holds until the page is left. */
export function giveConsent(consent: Consent): void {
  try {
    localStorage.setItem(storageKey, consent);
  } catch {
    // The browser denies access to storage.
  }
  dispatchEvent(new CustomEvent(type, { detail: consent }));
}

/** Calls `hear` with every later answer, also with one that is given in another tab. */
export function onConsent(hear: (consent: Consent | undefined) => void): void {
  addEventListener(type, (event) => hear((event as CustomEvent<Consent>).detail));
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) hear(savedConsent());
  });
}

const settingsType = "site:cookie-settings";

/** Asks the visitor again, whatever was answered before. */
export function askAgain(): void {
  dispatchEvent(new Event(settingsType));
}

/** Calls `ask` when the visitor wants to be asked again. */
export function onAskAgain(ask: () => void): void {
  addEventListener(settingsType, ask);
}
