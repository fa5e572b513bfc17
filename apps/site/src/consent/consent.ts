import { storageName } from "../browser/storage-name.ts";

/**
 * A subject of consent: `measuring`, whether a tag may set cookies; or the id of a service, whether
 * its embeds load without asking.
 */
export type ConsentTo = "measuring" | `frames:${string}`;

/** A visitor's answer. */
export type Consent = "granted" | "denied";

/** The purposes of a tag that sets cookies. Visitors are asked about each. */
export const consentKinds = ["counting", "ads"] as const;

export type ConsentKind = (typeof consentKinds)[number];

declare const __CONSENT_VERSION__: string;

/** Hash of the question and its tag; build scripts and tests have none. */
const askedAbout = typeof __CONSENT_VERSION__ === "undefined" ? "" : __CONSENT_VERSION__;

/** An answer as it is kept: when it was given, and to which question. */
interface Saved {
  readonly answer: Consent;
  /** In milliseconds. */
  readonly at: number;
  readonly about: string;
  /** The purposes that a consent to measuring covers; without it, all that were asked about. */
  readonly kinds?: readonly ConsentKind[];
}

/** An answer, and what it answers. */
interface Heard {
  readonly consent: Consent;
  readonly kinds: readonly ConsentKind[];
}

/** After this time the visitor is asked again. */
const lastsMs = 365 * 24 * 60 * 60 * 1000;

const type = storageName("consent");

const aboutOf = (to: ConsentTo) => (to === "measuring" ? askedAbout : "");

function parsed(text: string | null): Partial<Saved> {
  try {
    return { ...JSON.parse(text ?? "{}") };
  } catch {
    // An earlier version stored only the answer, without the question.
    return {};
  }
}

/**
 * Whether the browser refuses on the visitor's behalf (Global Privacy Control). The visitor's own
 * answer here takes precedence.
 */
const refusesByItself = (to: ConsentTo) =>
  to === "measuring" &&
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl ===
    true;

/** The answer about measuring keeps the key from when it was the only answer. */
const keyOf = (to: ConsentTo) => (to === "measuring" ? type : storageName(`consent:${to}`));

/**
 * The answer of this or an earlier visit; `undefined` before the visitor has answered, once the
 * answer is older than a year, or if the question was another one.
 */
export function savedConsent(to: ConsentTo): Consent | undefined {
  const byItself = refusesByItself(to) ? "denied" : undefined;
  try {
    const { answer, at = 0, about } = parsed(localStorage.getItem(keyOf(to)));
    const isValid = about === aboutOf(to) && Date.now() - at < lastsMs;
    return isValid && (answer === "granted" || answer === "denied") ? answer : byItself;
  } catch {
    return byItself;
  }
}

/** What the visitor has allowed a tag with cookies to do; nothing before the first answer. */
export function savedKinds(): readonly ConsentKind[] {
  if (savedConsent("measuring") !== "granted") return [];
  const { kinds } = parsed(localStorage.getItem(keyOf("measuring")));
  return consentKinds.filter((kind) => !Array.isArray(kinds) || kinds.includes(kind));
}

/**
 * Remembers an answer and notifies all listeners. Without access to storage it holds until the page
 * is left.
 */
export function giveConsent(
  to: ConsentTo,
  consent: Consent,
  kinds: readonly ConsentKind[] = consent === "granted" ? consentKinds : [],
): void {
  try {
    const isMeasured = to === "measuring" && consent === "granted";
    const about = aboutOf(to);
    const saved: Saved = { answer: consent, at: Date.now(), about, ...(isMeasured && { kinds }) };
    localStorage.setItem(keyOf(to), JSON.stringify(saved));
  } catch {
    // The browser denies access to storage.
  }
  dispatchEvent(new CustomEvent<Heard>(keyOf(to), { detail: { consent, kinds } }));
}

/**
 * Calls `hear` with every later answer, including one given in another tab.
 * @returns stops it
 */
export function onConsent(
  to: ConsentTo,
  hear: (consent: Consent | undefined, kinds: readonly ConsentKind[]) => void,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const heard = (event: Event) => {
    const { consent, kinds } = (event as CustomEvent<Heard>).detail;
    hear(consent, kinds);
  };
  addEventListener(keyOf(to), heard, { signal });
  addEventListener(
    "storage",
    ({ key }) => {
      if (key === keyOf(to) || key === null) hear(savedConsent(to), savedKinds());
    },
    { signal },
  );
  return () => stopping.abort();
}

const settingsType = "site:cookie-settings";

/**
 * The id of the button that asks again: after a reload caused by an answer, the focus starts there.
 */
export const askAgainId = "cookie-settings";

/** Asks the visitor again, regardless of any earlier answer. */
export function askAgain(): void {
  dispatchEvent(new Event(settingsType));
}

/** Calls `ask` when the visitor wants to be asked again. */
export function onAskAgain(ask: () => void): void {
  addEventListener(settingsType, ask);
}
