import { dropCookies } from "./drop-cookies.ts";
import type { SiteEvent } from "./site-event.ts";
import type { Tag } from "./tag.ts";
import { advertises, type TagConfig } from "./tag-config.ts";

type GoogleConfig = Extract<TagConfig, { kind: "google" }>;

type Host = Window & { dataLayer?: unknown[]; google_tag_manager?: unknown };

type Kind = "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage";

/**
 * Google's four kinds of consent, of which a yes grants those that the question was about: counting,
 * and advertisements where the tag reports to them. Nobody is asked about personalised
 * advertisements, so these stay denied.
 */
const consentTo = (granted: boolean, ads: boolean): Record<Kind, "granted" | "denied"> => {
  const said = (is: boolean) => (is ? "granted" : "denied");
  return {
    analytics_storage: said(granted),
    ad_storage: said(granted && ads),
    ad_user_data: said(granted && ads),
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

/** The cookies that gtag.js sets for Google Analytics and Google Ads. */
const cookies = /^(?:_ga(?:_.+)?|_gid|_gac_.+|_gcl_.+|_gat.*)$/;

/**
 * Google's tag (gtag.js), for Analytics, Ads or both. It sets cookies, so none of it is loaded
 * before the visitor's yes, and consent mode is set: denied by default, granted by the answer.
 */
export function googleTag(config: GoogleConfig): Tag {
  const { id, conversion } = config;
  const ads = advertises(config);
  const account = conversion?.split("/")[0];
  const defineHook = () => {
    // gtag.js sets the global; a script in its place that does nothing must not keep the chat from
    // opening.
    if (conversion && (window as Host).google_tag_manager) {
      window.gtag_report_conversion = (url) => {
        reportConversion(conversion, url);
        return false;
      };
    }
  };
  return {
    script: { src: `https://www.googletagmanager.com/gtag/js?id=${id}` },
    setsCookies: true,
    prepare() {
      gtag("consent", "default", consentTo(false, ads));
      gtag("consent", "update", consentTo(true, ads));
      gtag("js", new Date());
      gtag("config", id);
      if (account && account !== id) gtag("config", account);
    },
    // Not earlier: if the script is blocked, the chat must open as it does without a tag.
    loaded: defineHook,
    send({ name, ...parameters }, late) {
      gtag("event", names[name], parameters);
      // A click that came before the script had no hook to report to.
      if (late && conversion && (name === "phone" || name === "chat")) reportConversion(conversion);
    },
    changeConsent(granted) {
      Object.assign(window, { [`ga-disable-${id}`]: !granted });
      gtag("consent", "update", consentTo(granted, ads));
      if (granted) return defineHook();
      delete window.gtag_report_conversion;
      dropCookies(cookies);
    },
  };
}
