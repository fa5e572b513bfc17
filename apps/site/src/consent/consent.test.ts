import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveConsent, onConsent, savedConsent, savedKinds } from "./consent.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  const target = new EventTarget();
  stored.clear();
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

it("is remembered and reported for each service separately, until nothing listens", () => {
  const heard = vi.fn();
  const stop = onConsent("frames:youtube", heard);
  giveConsent("measuring", "granted");
  giveConsent("frames:vimeo", "granted");
  expect(heard).not.toHaveBeenCalled();
  expect(savedConsent("frames:youtube")).toBeUndefined();
  giveConsent("frames:youtube", "granted");
  giveConsent("frames:youtube", "denied");
  expect(heard.mock.calls.map(([answer]) => answer)).toEqual(["granted", "denied"]);
  expect(savedConsent("frames:youtube")).toBe("denied");
  stop();
  giveConsent("frames:youtube", "granted");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("is asked for again after a year", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1) });
  giveConsent("measuring", "granted");
  giveConsent("frames:youtube", "granted");
  vi.setSystemTime(Date.UTC(2026, 11, 31));
  expect(savedConsent("measuring")).toBe("granted");
  vi.setSystemTime(Date.UTC(2027, 0, 1));
  expect(savedConsent("measuring")).toBeUndefined();
  expect(savedConsent("frames:youtube")).toBeUndefined();
  vi.useRealTimers();
});

it("is asked for again when the question or the tag is another one, or nobody knows which it was", () => {
  giveConsent("measuring", "granted");
  const [[key = "", saved = ""] = []] = stored;
  stored.set(key, JSON.stringify({ ...JSON.parse(saved), about: "another" }));
  expect(savedConsent("measuring")).toBeUndefined();
  stored.set(key, "granted");
  expect(savedConsent("measuring")).toBeUndefined();
});

it("is a no where the browser says so, until the visitor says yes here", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(savedConsent("measuring")).toBe("denied");
  expect(savedConsent("frames:youtube")).toBeUndefined();
  giveConsent("measuring", "granted");
  expect(savedConsent("measuring")).toBe("granted");
});

it("is to counting, to advertisements, or to both, and other tabs hear to which", () => {
  const heard = vi.fn();
  onConsent("measuring", heard);
  expect(savedKinds()).toEqual([]);
  giveConsent("measuring", "granted", ["counting"]);
  expect(savedKinds()).toEqual(["counting"]);
  expect(heard).toHaveBeenLastCalledWith("granted", ["counting"]);
  giveConsent("measuring", "granted");
  expect(savedKinds()).toEqual(["counting", "ads"]);
  giveConsent("measuring", "denied");
  expect(savedKinds()).toEqual([]);
  expect(heard).toHaveBeenLastCalledWith("denied", []);
});
