import { describe, expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";
import { allowed, exportLimits, groups, type SizeLimit } from "./size-limits.ts";
import { measure, readRecord } from "./sizes.ts";

const docs = await readKit();
const recorded = readRecord();
const fix = "If this is intended, run `pnpm --filter @kolam/ui sizes --update`.";

async function expectSize(
  name: string,
  of: readonly string[],
  limit: SizeLimit | undefined,
  withBase = false,
) {
  const { js, css } = await measure(of, withBase);
  const record = recorded[name];
  expect(record, `${name} has no recorded size. ${fix}`).toBeDefined();
  expect(js, `${name} has grown. ${fix}`).toBeLessThanOrEqual(allowed(record?.js ?? 0));
  expect(css, `${name}'s styles have grown. ${fix}`).toBeLessThanOrEqual(allowed(record?.css ?? 0));
  if (limit) expect(js, `${name} is over its limit.`).toBeLessThanOrEqual(limit.js);
  if (limit?.css) {
    expect(css, `${name}'s styles are over their limit.`).toBeLessThanOrEqual(limit.css);
  }
}

describe("size without React", () => {
  it.each(docs)("$name has not grown", ({ name }) => expectSize(name, [name], exportLimits[name]));

  it.each(groups)("$name has not grown", ({ name, of, limit, withBase }) =>
    expectSize(name, of, limit, withBase),
  );

  it("is recorded for nothing else", () => {
    const known = [...docs, ...groups].map(({ name }) => name);
    expect(Object.keys(recorded).sort()).toEqual(known.sort());
  });
});
