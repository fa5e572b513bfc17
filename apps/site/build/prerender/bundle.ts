import { resolve } from "node:path";
import { createBuilder, createLogger, type PluginOption } from "vite";
import { loadSiteConfig } from "../../config/site-config.ts";

/** Differences of a copy of the site, for tests. */
export interface BundleOptions {
  /** Folder to build into: the client into `served`, the renderer into `server`. */
  readonly out?: string;
  /** Vite plugins besides those of the site. */
  readonly plugins?: PluginOption[];
}

/** Bundles the client, the boot script and the server code that renders pages. */
export async function bundle(
  root: string,
  { out, plugins = [] }: BundleOptions = {},
): Promise<void> {
  const customLogger = createLogger("warn");
  const { warn } = customLogger;
  // Lightning CSS does not know the pseudo-class, and passes it on.
  customLogger.warn = (text, options) => text.includes("'target-current'") || warn(text, options);
  const { base } = loadSiteConfig();
  const into = (folder: string) => (out ? { build: { outDir: resolve(out, folder) } } : {});
  const builder = await createBuilder({
    root,
    plugins,
    customLogger,
    // Node finds what the settings import from the site.
    configLoader: "native",
    logLevel: "warn",
    environments: {
      client: into(`served${base}`),
      boot: into(`served${base}`),
      ssr: into("server"),
    },
  });
  for (const name of ["client", "boot", "ssr"]) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts declares no environment "${name}".`);
    await builder.build(environment);
  }
}

if (import.meta.main) await bundle(resolve(import.meta.dirname, "../.."));
