import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storageName } from "../browser/storage-name.ts";
import { giveConsent, onConsent, savedConsent } from "./consent.ts";

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
  expect(heard.mock.calls).toEqual([["granted"], ["denied"]]);
  expect(savedConsent("frames:youtube")).toBe("denied");
  stop();
  giveConsent("frames:youtube", "granted");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("keeps the answers that visitors gave when measuring was all there was", () => {
  stored.set(storageName("consent"), "denied");
  expect(savedConsent("measuring")).toBe("denied");
});
