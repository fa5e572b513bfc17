import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageName } from "../browser/storage-name.ts";
import { giveConsent } from "../consent/consent.ts";
import { measureWith } from "./measure.ts";
import { reportEvent } from "./site-event.ts";
import type { Tag } from "./tag.ts";

declare const __CONSENT_VERSION__: string;

const phone = { name: "phone" } as const;
const chat = { name: "chat" } as const;

/** A tag that records its calls; its script arrives or is blocked when the test says so. */
function fakeTag(setsCookies: boolean) {
  const asks = setsCookies ? (["counting", "ads"] as const) : [];
  const told: unknown[] = [];
  const tag: Tag = {
    script: { src: "https://tag.example/script.js" },
    asks,
    prepare: () => told.push("prepare"),
    loaded: () => told.push("loaded"),
    send: (event, late) => told.push([event.name, late]),
    ...(setsCookies && { changeConsent: (allowed) => told.push(allowed.join() || "denied") }),
  };
  let arrive = () => {};
  let block = () => {};
  const script = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    block = () => reject(new Error("blocked"));
  });
  const add = vi.fn(() => script);
  return { tag, told, add, arrive, block };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

let stored = new Map<string, string>();

beforeEach(() => {
  const target = new EventTarget();
  stored = new Map();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a tag without cookies", () => {
  it("is loaded once, and hears the events before and after its script ran", async () => {
    const { tag, told, add, arrive } = fakeTag(false);
    const load = measureWith(tag, add);
    reportEvent(phone);
    expect(add).not.toHaveBeenCalled();
    load();
    load();
    expect(add).toHaveBeenCalledExactlyOnceWith(tag.script);
    arrive();
    await settled();
    reportEvent(chat);
    expect(told).toEqual(["prepare", "loaded", ["phone", true], ["chat", false]]);
  });

  it("hears nothing when it is blocked, and nothing is thrown", async () => {
    const { tag, told, add, block } = fakeTag(false);
    measureWith(tag, add)();
    reportEvent(phone);
    block();
    await settled();
    reportEvent(chat);
    expect(told).toEqual(["prepare"]);
  });

  it("is not loaded for whoever does not want to be counted", () => {
    giveConsent("measuring", "denied");
    const { tag, add } = fakeTag(false);
    measureWith(tag, add)();
    expect(add).not.toHaveBeenCalled();
  });

  it("stops with a new page when somebody no longer wants to be counted", async () => {
    const { tag, told, add, arrive } = fakeTag(false);
    const reload = vi.fn();
    measureWith(tag, add, reload)();
    arrive();
    await settled();
    giveConsent("measuring", "denied");
    reportEvent(phone);
    expect(told).toEqual(["prepare", "loaded"]);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a tag with cookies", () => {
  it("is not loaded before the visitor's yes, and hears nothing of what happened before", async () => {
    const { tag, told, add, arrive } = fakeTag(true);
    const load = measureWith(tag, add);
    load();
    reportEvent(phone);
    giveConsent("measuring", "denied");
    load();
    expect(add).not.toHaveBeenCalled();
    giveConsent("measuring", "granted");
    expect(add).toHaveBeenCalledOnce();
    arrive();
    await settled();
    reportEvent(chat);
    expect(told).toEqual(["prepare", "loaded", ["chat", false]]);
  });

  it("hears what is allowed of what it asks", () => {
    const { tag, told, add } = fakeTag(true);
    measureWith(tag, add)();
    giveConsent("measuring", "granted", ["counting"]);
    expect(add).toHaveBeenCalledOnce();
    giveConsent("measuring", "granted", ["counting"]);
    giveConsent("measuring", "granted");
    expect(told).toEqual(["prepare", "counting,ads"]);
  });

  it("remembers the yes of an earlier visit", () => {
    giveConsent("measuring", "granted");
    const { tag, add } = fakeTag(true);
    const load = measureWith(tag, add);
    expect(add).not.toHaveBeenCalled();
    load();
    expect(add).toHaveBeenCalledOnce();
  });

  it("is notified when the visitor changes the answer, and hears nothing after a no", async () => {
    giveConsent("measuring", "granted");
    const { tag, told, add, arrive } = fakeTag(true);
    const reload = vi.fn();
    measureWith(tag, add, reload)();
    arrive();
    await settled();
    giveConsent("measuring", "denied");
    reportEvent(phone);
    // A script that is there goes on talking to its host.
    expect(reload).toHaveBeenCalledOnce();
    giveConsent("measuring", "granted");
    reportEvent(chat);
    expect(told).toEqual(["prepare", "loaded", "denied", "counting,ads", ["chat", false]]);
  });

  it("follows an answer that is given in another tab", () => {
    const { tag, add } = fakeTag(true);
    measureWith(tag, add);
    stored.set(
      storageName("consent"),
      JSON.stringify({ answer: "granted", at: Date.now(), about: __CONSENT_VERSION__ }),
    );
    dispatchEvent(Object.assign(new Event("storage"), { key: storageName("consent") }));
    expect(add).toHaveBeenCalledOnce();
  });
});
