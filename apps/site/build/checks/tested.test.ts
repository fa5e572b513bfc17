import { expect, it } from "vitest";
import { testedIn } from "./tested.ts";

const spec = (ok: boolean) => ({ ok });
const config = { argv: ["node", "cli.js", "test"] };
const stats = { startTime: "2026-11-29T10:36:26.275Z" };

it("a check has passed if all of it has, and one that was not tried is not named", () => {
  const suites = [
    {
      file: "accessibility/accessibility.spec.ts",
      specs: [spec(true)],
      suites: [{ file: "accessibility/accessibility.spec.ts", specs: [spec(true)] }],
    },
    { file: "accessibility\\keyboard.spec.ts", specs: [spec(true), spec(false)] },
    { file: "forms/kept.spec.ts", specs: [spec(false)] },
  ];
  expect(testedIn({ config, stats, suites })).toEqual({
    on: "2026-11-29",
    passed: ["axe"],
    failed: ["keyboard"],
  });
  expect(testedIn({ config, stats, suites: suites.slice(2) })).toBeUndefined();
  const everyDay = { argv: [...config.argv, "--grep-invert", "@slow"] };
  expect(testedIn({ config: everyDay, stats, suites })).toBeUndefined();
});
