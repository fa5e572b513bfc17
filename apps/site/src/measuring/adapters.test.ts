import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { googleTag } from "./google.ts";
import { plausibleTag } from "./plausible.ts";
import type { SiteEvent } from "./site-event.ts";
import type { Tag } from "./tag.ts";
import { umamiTag } from "./umami.ts";

/** One of each kind. */
const events: readonly SiteEvent[] = [
  { name: "phone" },
  { name: "chat" },
  { name: "form-sent", form: "contact" },
  { name: "quote-step", step: 3 },
];

const sendAll = (tag: Tag, late = false) => {
  for (const event of events) tag.send(event, late);
};

let page: Record<string, unknown> = {};

beforeEach(() => {
  page = {};
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("Plausible", () => {
  const origin = "https://plausible.io";

  it("is loaded from its host, with the domain or as the site's own script", () => {
    expect(plausibleTag({ kind: "plausible", id: "agency.in", origin }).script).toEqual({
      src: "https://plausible.io/js/script.js",
      data: { domain: "agency.in" },
    });
    const own = plausibleTag({ kind: "plausible", id: "pa-Ab3x9Y", origin });
    expect(own.script).toEqual({ src: "https://plausible.io/js/pa-Ab3x9Y.js" });
    own.prepare?.([]);
    expect(page.plausible, "the script starts itself with these options").toHaveProperty("o");
  });
});

describe("Umami", () => {
  it("is loaded from its host, and sends to the configured one, without an id of the visitor", () => {
    const track = vi.fn();
    page.umami = { track };
    const origin = "https://cloud.umami.is";
    const collector = "https://gateway.umami.is";
    const tag = umamiTag({ kind: "umami", id: "0f3c", origin, collector });
    expect(tag.script).toEqual({
      src: `${origin}/script.js`,
      data: { websiteId: "0f3c", hostUrl: collector, identityStitching: "false" },
    });
    sendAll(tag);
    expect(track.mock.calls).toEqual(events.map(({ name, ...data }) => [name, data]));
  });
});

describe("Google's tag", () => {
  const conversion = "AW-123456789/AbC";
  let tag = googleTag({ kind: "google", id: "G-ABC123DEF4", conversion });
  beforeEach(() => {
    tag = googleTag({ kind: "google", id: "G-ABC123DEF4", conversion });
  });
  /** The commands in the queue that gtag.js reads. */
  const commands = () =>
    ((page.dataLayer ?? []) as ArrayLike<unknown>[]).map((one) => [...Array.from(one)]);
  const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  const denied = Object.fromEntries(purposes.map((purpose) => [purpose, "denied"]));
  const granted = {
    ...denied,
    ad_storage: "granted",
    ad_user_data: "granted",
    analytics_storage: "granted",
  };
  const both = ["counting", "ads"] as const;
  const converted = ["event", "conversion", { send_to: conversion }];

  it("is given the consent first, then both accounts", () => {
    tag.prepare?.(both);
    expect(commands()).toEqual([
      ["consent", "default", denied],
      ["consent", "update", granted],
      ["js", expect.any(Date)],
      ["config", "G-ABC123DEF4"],
      ["config", "AW-123456789"],
    ]);
    expect(page).not.toHaveProperty("gtag_report_conversion");
  });

  it.each([
    ["G-ABC123DEF4", undefined, ["counting"]],
    ["G-ABC123DEF4", conversion, ["counting", "ads"]],
    ["GT-ABC123", undefined, ["counting", "ads"]],
    ["AW-123456789", conversion, ["ads"]],
  ])("asks with %s and %s about %j", (id, reported, asks) => {
    const config = { kind: "google", id, ...(reported && { conversion: reported }) } as const;
    expect(googleTag(config).asks).toEqual(asks);
  });

  it("is told nothing for advertisements where only counting is allowed", () => {
    const counting = googleTag({ kind: "google", id: "G-ABC123DEF4", conversion });
    page.google_tag_manager = {};
    counting.prepare?.(["counting"]);
    counting.loaded?.();
    sendAll(counting, true);
    expect(commands()).toContainEqual([
      "consent",
      "update",
      { ...denied, analytics_storage: "granted" },
    ]);
    expect(JSON.stringify(commands())).not.toContain("AW-");
    expect(page).not.toHaveProperty("gtag_report_conversion");
    counting.changeConsent?.(both);
    expect(commands().at(-1)).toEqual(["config", "AW-123456789"]);
    expect(page).toHaveProperty("gtag_report_conversion");
  });

  it("does not count where only advertisements are allowed", () => {
    const ads = googleTag({ kind: "google", id: "G-ABC123DEF4", conversion });
    ads.prepare?.(["ads"]);
    expect(page).toMatchObject({ "ga-disable-G-ABC123DEF4": true });
  });

  it("gets the events, and conversions for calls and chats that came before it", () => {
    tag.prepare?.(both);
    page.dataLayer = [];
    sendAll(tag);
    const sent = [
      ["event", "phone_click", {}],
      ["event", "chat_click", {}],
      ["event", "generate_lead", { form: "contact" }],
      ["event", "quote_step", { step: 3 }],
    ];
    expect(commands()).toEqual(sent);
    page.dataLayer = [];
    sendAll(tag, true);
    expect(commands()).toEqual([sent[0], converted, sent[1], converted, sent[2], sent[3]]);
  });

  it("brings gtag_report_conversion, which opens the address after the report", () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { assign });
    tag.prepare?.(both);
    page.dataLayer = [];
    tag.loaded?.();
    expect(page, "nothing that answers is there").not.toHaveProperty("gtag_report_conversion");
    page.google_tag_manager = {};
    tag.loaded?.();
    const report = page.gtag_report_conversion as (url?: string) => unknown;
    expect(report()).toBe(false);
    report("https://wa.me/1");
    expect(commands()).toEqual([
      converted,
      ["event", "conversion", { send_to: conversion, event_callback: expect.any(Function) }],
    ]);
    expect(assign).not.toHaveBeenCalled();
    const [, [, , options]] = commands() as [unknown, [string, string, Record<string, () => void>]];
    options.event_callback?.();
    expect(assign).toHaveBeenCalledExactlyOnceWith("https://wa.me/1");
  });

  it("is stopped by a no: consent withdrawn, no hook, its cookies removed and no other", () => {
    const written: string[] = [];
    vi.stubGlobal("location", { hostname: "www.agency.in" });
    vi.stubGlobal("document", {
      get cookie() {
        return "_ga=1; _ga_ABC123DEF4=2; _gcl_au=3; session=4";
      },
      set cookie(value: string) {
        written.push(value);
      },
    });
    page.google_tag_manager = {};
    tag.prepare?.(both);
    tag.loaded?.();
    page.dataLayer = [];
    tag.changeConsent?.([]);
    expect(commands()).toEqual([["consent", "update", denied]]);
    expect(page).toMatchObject({ "ga-disable-G-ABC123DEF4": true });
    expect(page).not.toHaveProperty("gtag_report_conversion");
    expect(written).toHaveLength(9);
    expect(written).toContain("_ga=; max-age=0; path=/");
    expect(written).toContain("_gcl_au=; max-age=0; path=/; domain=agency.in");
    expect(written.join()).not.toContain("session");
    tag.changeConsent?.(both);
    expect(commands().at(-1)).toEqual(["consent", "update", granted]);
    expect(page).toHaveProperty("gtag_report_conversion");
    expect(page).toMatchObject({ "ga-disable-G-ABC123DEF4": false });
  });
});
