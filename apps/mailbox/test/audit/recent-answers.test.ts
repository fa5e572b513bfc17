import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recentAnswers } from "../../src/audit/recent-answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

it("an answer is forgotten after ten minutes", () => {
  const recent = recentAnswers();
  recent.keep("a", megabytes(1));
  vi.advanceTimersByTime(10 * 60 * 1000 - 1);
  expect(recent.get("a")).toHaveLength(1024 * 1024);
  vi.advanceTimersByTime(1);
  expect(recent.get("a")).toBeUndefined();
});

it("20 MB of answers are kept at most, the latest", () => {
  const recent = recentAnswers();
  for (const key of ["a", "b", "c"]) recent.keep(key, megabytes(8));
  expect(["a", "b", "c"].map((key) => recent.get(key) !== undefined)).toEqual([false, true, true]);
  recent.keep("d", megabytes(21));
  expect(recent.get("d")).toBeUndefined();
});
