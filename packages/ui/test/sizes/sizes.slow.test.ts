import { describe, expect, it } from "vitest";
import { components } from "../component-names.ts";
import { exportLimits, groups, type SizeLimit } from "./size-limits.ts";
import { measure, readRecord } from "./sizes.ts";

const recorded = readRecord();
const fix = "If it is meant to weigh that, run `pnpm --filter @kolam/ui sizes --update`.";

/** Compilers differ by a few bytes; real growth is more than a thirtieth. */
const allowed = (bytes: number) => bytes * 1.03 + 32;

async function weigh(
  name: string,
  of: readonly string[],
  limit: SizeLimit | undefined,
  withBase = false,
) {
  const { js, css } = await measure(of, withBase);
  const record = recorded[name];
  expect(record, `${name} is not on record. ${fix}`).toBeDefined();
  expect(js, `${name} has grown. ${fix}`).toBeLessThanOrEqual(allowed(record?.js ?? 0));
  expect(css, `${name}'s styles have grown. ${fix}`).toBeLessThanOrEqual(allowed(record?.css ?? 0));
  if (limit) expect(js, `${name} is over its limit.`).toBeLessThanOrEqual(limit.js);
  if (limit?.css) {
    expect(css, `${name}'s styles are over their limit.`).toBeLessThanOrEqual(limit.css);
  }
}

describe("size beyond React", () => {
  it.each(components())("$name keeps to its size", ({ name }) =>
    weigh(name, [name], exportLimits[name]),
  );

  it.each(groups)("$name keeps to its size", ({ name, of, limit, withBase }) =>
    weigh(name, of, limit, withBase),
  );

  it("has a record of nothing else", () => {
    const known = [...components(), ...groups].map(({ name }) => name);
    expect(Object.keys(recorded).sort()).toEqual(known.sort());
  });
});
