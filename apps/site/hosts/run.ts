/** `pnpm test hosts`: runs every check against every installed engine and prints a matrix. */
import { ensureNginx } from "../../../tools/install/nginx.mjs";
import { checksOfBuiltSite } from "./built-site.ts";
import type { Engine } from "./engines/engine.ts";
import { matrixLines, type Passed } from "./matrix.ts";
import { sender } from "./send.ts";

const checks = checksOfBuiltSite();

async function passedBy(engine: Engine): Promise<Passed> {
  const passed = new Map<string, number>();
  const server = await engine.start();
  const send = sender(server.origin);
  try {
    for (const { group, name, run } of checks) {
      try {
        await run(send, engine.traits);
        passed.set(group, (passed.get(group) ?? 0) + 1);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.log(`${engine.name}: ${group}: ${name}\n  ${reason.slice(0, 400)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await server.stop();
  }
  return passed;
}

ensureNginx(console.log);
// Imported after the installation, because the modules look for the engines when they load.
const { engines } = await import("./engines/engines.ts");
const { caddy } = await import("./engines/caddy.ts");
const columns = new Map<string, Passed | undefined>();
for (const engine of [...engines, caddy]) {
  if (engine.missing) console.log(`${engine.name} left out: ${engine.missing}`);
  columns.set(engine.name, engine.missing ? undefined : await passedBy(engine));
}
console.log(matrixLines(checks, columns).join("\n"));
