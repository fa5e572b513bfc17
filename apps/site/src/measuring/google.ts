import { type ConsentKind, consentKinds } from "../consent/consent.ts";
import { dropCookies } from "./drop-cookies.ts";
import type { SiteEvent } from "./site-event.ts";
import type { Tag } from "./tag.ts";
import { asksAbout, type TagConfig } from "./tag-config.ts";

type GoogleConfig = Extract<TagConfig, { kind: "google" }>;

type Host = Window & { dataLayer?: unknown[]; google_tag_manager?: unknown };

type Kind = "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage";

/**
 * Google's four kinds of consent, of which a yes grants those that the question was about. Nobody
 * is asked about personalised advertisements, so these stay denied.
 */
const consentTo = (allowed: readonly ConsentKind[]): Record<Kind, "granted" | "denied"> => {
  const said = (kind: ConsentKind) => (allowed.includes(kind) ? "granted" : "denied");
  return {
    analytics_storage: said("counting"),
    ad_storage: said("ads"),
    ad_user_data: said("ads"),
    ad_personalization: "denied",
  };
};

/** The events' names in Google Analytics; `generate_lead` is one of those that it recommends. */
const names: Readonly<Record<SiteEvent["name"], string>> = {
  phone: "phone_click",
  chat: "chat_click",
  "form-sent": "generate_lead",
  "quote-step": "quote_step",
};

/** Hands a command to gtag.js, or queues it for when the script runs. */
const gtag: (...command: unknown[]) => void = function command() {
  const host = window as Host;
  host.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: gtag.js reads commands only from an `arguments` object
  host.dataLayer.push(arguments);
};

/** Reports a conversion to Google Ads and then opens an address, if one is given. */
function reportConversion(conversion: string, url?: string): void {
  gtag("event", "conversion", {
    send_to: conversion,
    ...(url === undefined ? {} : { event_callback: () => location.assign(url) }),
  });
}

/** The cookies that gtag.js sets for Google Analytics and for Google Ads. */
const cookies: Readonly<Record<ConsentKind, RegExp>> = {
  counting: /^(?:_ga(?:_.+)?|_gid|_gat.*)$/,
  ads: /^(?:_gac_.+|_gcl_.+)$/,
};

/** Removes what Google's tag has kept for what is no longer allowed. */
function dropKept(allowed: readonly ConsentKind[]): void {
  for (const kind of consentKinds) if (!allowed.includes(kind)) dropCookies(cookies[kind]);
  try {
    if (!allowed.includes("ads")) localStorage.removeItem("_gcl_ls");
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

/**
 * Google's tag (gtag.js), for Analytics, Ads or both. It sets cookies, so none of it is loaded
 * before the visitor's yes, and consent mode is set: denied by default, granted by the answer.
 */
export function googleTag(config: GoogleConfig): Tag {
  const { id, conversion } = config;
  const account = conversion?.split("/")[0];
  let allowed: readonly ConsentKind[] = [];
  let hasAccount = false;
  /** The account for advertisements hears of visits only where that is allowed. */
  const addAccount = () => {
    if (hasAccount || !account || account === id || !allowed.includes("ads")) return;
    hasAccount = true;
    gtag("config", account);
  };
  const switchCounting = () =>
    Object.assign(window, { [`ga-disable-${id}`]: !allowed.includes("counting") });
  const defineHook = () => {
    // gtag.js sets the global; a script in its place that does nothing must not keep the chat from
    // opening.
    if (conversion && allowed.includes("ads") && (window as Host).google_tag_manager) {
      window.gtag_report_conversion = (url) => {
        reportConversion(conversion, url);
        return false;
      };
    }
  };
  return {
    script: { src: `https://www.googletagmanager.com/gtag/js?id=${id}` },
    asks: asksAbout(config),
    prepare(kinds) {
      allowed = kinds;
      switchCounting();
      gtag("consent", "default", consentTo([]));
      gtag("consent", "update", consentTo(allowed));
      gtag("js", new Date());
      gtag("config", id);
      addAccount();
    },
    // Not earlier: if the script is blocked, the chat must open as it does without a tag.
    loaded: defineHook,
    send({ name, ...parameters }, late) {
      gtag("event", names[name], parameters);
      if (!conversion || !allowed.includes("ads")) return;
      // A click that came before the script had no hook to report to.
      if (late && (name === "phone" || name === "chat")) reportConversion(conversion);
    },
    changeConsent(kinds) {
      allowed = kinds;
      switchCounting();
      gtag("consent", "update", consentTo(allowed));
      addAccount();
      if (allowed.includes("ads")) defineHook();
      else delete window.gtag_report_conversion;
      dropKept(allowed);
    },
  };
}
