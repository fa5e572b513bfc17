/** Bundles what browsers load, the boot script and the server that renders pages. */
import { resolve } from "node:path";
import { createBuilder } from "vite";

const root = resolve(import.meta.dirname, "../..");
const builder = await createBuilder({ root, logLevel: "warn" });
for (const name of ["client", "boot", "ssr"]) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts declares no environment "${name}".`);
  await builder.build(environment);
}
