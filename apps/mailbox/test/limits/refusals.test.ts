import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusals } from "../../src/limits/refusals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("refusals are logged at once, and then at most once a minute, all of them", () => {
  const lines: string[] = [];
  const { note, close } = refusals((line) => lines.push(line));
  note("wrong password");
  expect(lines).toEqual(["refused: 1 × wrong password"]);
  for (let second = 0; second < 150; second += 1) {
    note("wrong password");
    if (second % 2 === 0) note("post (429, tooFast)");
    vi.advanceTimersByTime(1000);
  }
  expect(lines.slice(1)).toEqual([
    "refused: 60 × wrong password, 30 × post (429, tooFast)",
    "refused: 60 × wrong password, 30 × post (429, tooFast)",
  ]);
  close();
  expect(lines.slice(3)).toEqual(["refused: 30 × wrong password, 15 × post (429, tooFast)"]);
  vi.advanceTimersByTime(300_000);
  expect(lines).toHaveLength(4);
});
