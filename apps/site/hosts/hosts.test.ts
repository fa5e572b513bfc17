import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRules } from "../server/site-server.ts";
import { checks } from "./checks.ts";
import type { Running } from "./engines/engine.ts";
import { engines } from "./engines/engines.ts";
import { samplesOf } from "./samples.ts";
import { type Send, sender } from "./send.ts";

const dist = resolve(import.meta.dirname, "../dist");
const rules = readRules();

const all = checks(rules, samplesOf(dist, rules.base));

/** The groups of the checks that an engine passed; `undefined` for one that was left out. */
const columns = new Map(
  engines.map(({ name, missing }) => [name, missing ? undefined : ([] as string[])]),
);

for (const engine of engines) {
  const leftOut = engine.missing ? ` (left out: ${engine.missing})` : "";
  describe.skipIf(engine.missing)(`${engine.name}${leftOut}`, () => {
    let running: Running | undefined;
    let send: Send;
    beforeAll(async () => {
      running = await engine.start();
      send = sender(running.origin);
    }, 90_000);
    afterAll(() => running?.stop());

    it.each(all)("$group: $name", async ({ group, run }) => {
      await expect(run(send, engine.traits)).resolves.toBeUndefined();
      columns.get(engine.name)?.push(group);
    });
  });
}

afterAll(() => {
  const row = (title: string, cells: readonly string[]) =>
    [title.padEnd(16), ...cells.map((cell) => cell.padStart(10))].join("");
  const passedOf = (groups: readonly string[]) => {
    const count = (names: readonly string[]) =>
      names.filter((each) => groups.includes(each)).length;
    const total = count(all.map(({ group }) => group));
    return [...columns.values()].map((passed) => (passed ? `${count(passed)}/${total}` : "–"));
  };
  const groups = [...new Set(all.map(({ group }) => group))];
  console.log(row("requests", [...columns.keys()]));
  for (const group of groups) console.log(row(group, passedOf([group])));
  console.log(row("all", passedOf(groups)));
  for (const { name, missing } of engines) if (missing) console.log(`${name} left out: ${missing}`);
});
