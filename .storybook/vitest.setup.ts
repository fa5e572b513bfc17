import { afterEach, beforeEach, expect, vi } from "vitest";

const error = vi.spyOn(console, "error");
const warning = vi.spyOn(console, "warn");

beforeEach(() => {
  error.mockClear();
  warning.mockClear();
});

afterEach(() => {
  expect(error.mock.calls, "a story must not log errors").toEqual([]);
  expect(warning.mock.calls, "a story must not log warnings").toEqual([]);
});
