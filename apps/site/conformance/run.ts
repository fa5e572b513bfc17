/** `pnpm conformance`: every check against every engine there is, as a matrix. */
import { checksOfBuiltSite } from "./built-site.ts";
import { type Engine, engines, installNginx } from "./engines.ts";
import { sender } from "./send.ts";

const all = checksOfBuiltSite();
const groups = [...new Set(all.map(({ group }) => group))];

async function passedBy(engine: Engine): Promise<Map<string, number>> {
  const passed = new Map(groups.map((group) => [group, 0]));
  const server = await engine.start();
  const send = sender(server.origin);
  try {
    for (const check of all) {
      try {
        await check.run(send, engine.traits);
        passed.set(check.group, (passed.get(check.group) ?? 0) + 1);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.log(`${engine.name}: ${check.group}: ${check.name}\n  ${reason.slice(0, 400)}`);
      }
    }
  } finally {
    await server.stop();
  }
  return passed;
}

installNginx();
const usable = engines.filter(({ missing }) => missing === undefined);
for (const { name, missing } of engines) if (missing) console.log(`${name} left out: ${missing}`);
const columns: Map<string, number>[] = [];
for (const engine of usable) columns.push(await passedBy(engine));

console.log(["requests".padEnd(16), ...usable.map(({ name }) => name.padStart(10))].join(""));
for (const group of groups) {
  const total = all.filter((check) => check.group === group).length;
  const cells = columns.map((passed) => `${passed.get(group)}/${total}`.padStart(10));
  console.log([group.padEnd(16), ...cells].join(""));
}
const sums = columns.map((passed) => [...passed.values()].reduce((sum, count) => sum + count, 0));
console.log(["all".padEnd(16), ...sums.map((sum) => `${sum}/${all.length}`.padStart(10))].join(""));
if (sums.some((sum) => sum < all.length)) process.exitCode = 1;
