import { afterEach, beforeEach, expect, vi } from "vitest";
import { themesToCheck } from "./checked-themes.ts";

/** The part of the task's metadata that Storybook writes. */
interface StoryMeta {
  readonly storyId?: string;
  readonly reports?: readonly {
    readonly type: string;
    readonly status: string;
    readonly result?: unknown;
  }[];
}

const methods = ["error", "warn", "info", "log"] as const;
const consoleSpies = methods.map((method) => vi.spyOn(console, method));

beforeEach(() => {
  for (const spy of consoleSpies) spy.mockClear();
});

afterEach(({ task }) => {
  // Storybook pauses all animations while its hooks run, and forgets to end that if one of them
  // throws: from then on no dialog of any other story in this page would close.
  for (const style of document.head.querySelectorAll("style")) {
    if (style.textContent.startsWith("*, *:before, *:after {")) style.remove();
  }
  for (const [at, spy] of consoleSpies.entries()) {
    expect(spy.mock.calls, `a story must not call console.${methods[at]}`).toEqual([]);
  }
  if (task.result?.state === "fail") return;
  const { storyId = "", reports = [] }: StoryMeta = task.meta;
  const passed = reports.filter(({ status }) => status === "passed");
  const checked = passed.filter(({ type }) => type === "theme").map(({ result }) => result);
  const expected = themesToCheck(storyId);
  expect(checked, "axe must have run in these themes").toEqual([...expected]);
  expect(passed.filter(({ type }) => type === "a11y")).toHaveLength(expected.length);
});
