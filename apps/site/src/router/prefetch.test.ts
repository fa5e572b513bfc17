import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefetchOneByOne } from "./prefetch.ts";

const idle: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("fetches one page in each idle moment, and asks for no more when all are fetched", () => {
  const asked: string[] = [];
  prefetchOneByOne((href) => asked.push(href), ["/about", "/blog"]);
  expect(asked).toEqual([]);
  idle.shift()?.();
  expect(asked).toEqual(["/about"]);
  idle.shift()?.();
  expect(asked).toEqual(["/about", "/blog"]);
  expect(idle).toEqual([]);
});
