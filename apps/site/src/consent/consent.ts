import { storageName } from "../browser/storage-name.ts";

/**
 * What the visitor is asked about: `measuring`, whether a tag may set cookies; or the id of a
 * service, whether its frames are loaded without a press.
 */
export type ConsentTo = "measuring" | `frames:${string}`;

/** A visitor's answer. */
export type Consent = "granted" | "denied";

const type = storageName("consent");

/** The answer about measuring keeps the key from when it was the only answer. */
const keyOf = (to: ConsentTo) => (to === "measuring" ? type : storageName(`consent:${to}`));

/** The answer of this or an earlier visit; `undefined` before the visitor has answered. */
export function savedConsent(to: ConsentTo): Consent | undefined {
  try {
    const saved = localStorage.getItem(keyOf(to));
    return saved === "granted" || saved === "denied" ? saved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers an answer and notifies all listeners. Without access to storage it holds until the page
 * is left.
 */
export function giveConsent(to: ConsentTo, consent: Consent): void {
  try {
    localStorage.setItem(keyOf(to), consent);
  } catch {
    // The browser denies access to storage.
  }
  dispatchEvent(new CustomEvent(keyOf(to), { detail: consent }));
}

/**
 * Calls `hear` with every later answer, including one given in another tab.
 * @returns stops it
 */
export function onConsent(to: ConsentTo, hear: (consent: Consent | undefined) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const heard = (event: Event) => hear((event as CustomEvent<Consent>).detail);
  addEventListener(keyOf(to), heard, { signal });
  addEventListener(
    "storage",
    ({ key }) => {
      if (key === keyOf(to) || key === null) hear(savedConsent(to));
    },
    { signal },
  );
  return () => stopping.abort();
}

const settingsType = "site:cookie-settings";

/** Asks the visitor again, regardless of any earlier answer. */
export function askAgain(): void {
  dispatchEvent(new Event(settingsType));
}

/** Calls `ask` when the visitor wants to be asked again. */
export function onAskAgain(ask: () => void): void {
  addEventListener(settingsType, ask);
}
