import { parseArgs } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withUsage } from "./with-usage.ts";

const usage = "Usage: pnpm example [--site]";
const read = (...args: string[]) => {
  vi.stubGlobal("process", { ...process, argv: ["node", "example.ts", ...args], exit });
  return withUsage(usage, () => parseArgs({ args, options: { site: { type: "boolean" } } }));
};
const exit = (status: number) => {
  throw new Error(`exit ${status}`);
};

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("reads what a command knows", () => {
  expect(read("--site").values.site).toBe(true);
});

it("shows how a command is used when it is asked", () => {
  expect(() => read("--help")).toThrow("exit 0");
  expect(console.log).toHaveBeenCalledWith(usage);
});

it("says what a command does not know, and how it is used", () => {
  expect(() => read("--sites")).toThrow("exit 1");
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/^Unknown option '--sites'[\s\S]*\n\nUsage: pnpm example/),
  );
});

it("passes other errors on", () => {
  expect(() =>
    withUsage(usage, () => {
      throw new Error("no disk");
    }),
  ).toThrow("no disk");
});
