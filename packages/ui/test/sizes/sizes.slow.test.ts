import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measure, measured, recordFile, type Size } from "./sizes.ts";

const all = await measured();
const recorded: Readonly<Record<string, Size>> = JSON.parse(readFileSync(recordFile, "utf8"));

/** What a recorded size may become: a few bytes more, by which compiler versions differ. */
const allowed = (bytes = 0) => Math.floor(bytes * 1.03 + 32);

describe("size without React", () => {
  it.each(all)("$name has not grown", async ({ name, of, withBase, limit }) => {
    const { js, css } = await measure(of, withBase);
    const fix = "If this is intended, run `pnpm --filter @kolam/ui sizes`.";
    expect(js, fix).toBeLessThanOrEqual(allowed(recorded[name]?.js));
    expect(css, fix).toBeLessThanOrEqual(allowed(recorded[name]?.css));
    expect(js).toBeLessThanOrEqual(limit?.js ?? js);
    expect(css).toBeLessThanOrEqual(limit?.css ?? css);
  });

  it("is recorded for nothing else", () => {
    expect(Object.keys(recorded).sort()).toEqual(all.map(({ name }) => name).sort());
  });
});
