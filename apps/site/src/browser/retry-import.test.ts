import { describe, expect, it } from "vitest";
import { retryImport } from "./retry-import.ts";

const address = "https://agency.example/assets/run-x1.js";
const failures = {
  Chromium: `TypeError: Failed to fetch dynamically imported module: ${address}`,
  Firefox: `TypeError: error loading dynamically imported module: ${address}`,
  Safari: "TypeError: Importing a module script failed.",
};
const code = { run: () => 1 };

/**
 * An import that fails with `error` the first `times`, and the addresses under which it is then
 * requested.
 */
function failing(error: string, times: number) {
  const asked: string[] = [];
  const at = async (where: string) => {
    asked.push(where);
    if (asked.length <= times) throw error;
    return code;
  };
  return { asked, load: retryImport(() => at("itself"), at) };
}

describe("retryImport", () => {
  it("asks once, however often it is called", async () => {
    const { asked, load } = failing("", 0);
    expect(await Promise.all([load(), load()])).toEqual([code, code]);
    expect(await load()).toBe(code);
    expect(asked).toEqual(["itself"]);
  });

  it.each(["Chromium", "Firefox"] as const)(
    "asks elsewhere after a failure in %s",
    async (name) => {
      const { asked, load } = failing(failures[name], 2);
      await expect(load()).rejects.toBe(failures[name]);
      await expect(load()).rejects.toBe(failures[name]);
      expect(await load()).toBe(code);
      expect(await load()).toBe(code);
      expect(asked).toEqual(["itself", `${address}?again=1`, `${address}?again=2`]);
    },
  );

  it("asks for the same address where the browser does not say what failed", async () => {
    const { asked, load } = failing(failures.Safari, 1);
    await expect(load()).rejects.toBe(failures.Safari);
    expect(await load()).toBe(code);
    expect(asked).toEqual(["itself", "itself"]);
  });
});
