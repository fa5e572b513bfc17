import { afterEach, beforeEach, expect, vi } from "vitest";
import { storyThemes } from "./themes.ts";

/** What has looked at a story, as Storybook notes it on the test. */
interface Report {
  readonly type: string;
  readonly status: string;
  readonly result?: unknown;
}

const silent = (["error", "warn", "info", "log"] as const).map((method) => ({
  method,
  spy: vi.spyOn(console, method),
}));

beforeEach(() => {
  for (const { spy } of silent) spy.mockClear();
});

afterEach(({ task }) => {
  for (const { method, spy } of silent) {
    expect(spy.mock.calls, `a story must not call console.${method}`).toEqual([]);
  }
  if (task.result?.state === "fail") return;
  const { reports = [] }: { reports?: readonly Report[] } = task.meta;
  const passed = reports.filter(({ status }) => status === "passed");
  const themes = passed.filter(({ type }) => type === "theme").map(({ result }) => result);
  expect(themes, "axe must have looked in every theme").toEqual([...storyThemes]);
  expect(passed.filter(({ type }) => type === "a11y")).toHaveLength(storyThemes.length);
});
