import { createBuilder } from "vite";

/** Bundles the client, the boot script and the server code that renders pages. */
export async function bundle(root: string): Promise<void> {
  const builder = await createBuilder({ root, logLevel: "warn" });
  for (const name of ["client", "boot", "ssr"]) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts declares no environment "${name}".`);
    await builder.build(environment);
  }
}
