/**
 * The address of the module that failed to load, if the browser gives it: Chromium and Firefox do,
 * Safari does not.
 */
function addressIn(error: unknown): string | undefined {
  return /https?:\S+\.js/.exec(String(error))?.[0];
}

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Code that is fetched once, on first use, and again after a failure. Browsers keep the failure of
 * a module for as long as the page lives (the standard asked for it until July 2026,
 * whatwg/html#10327), so trying again would fail too. The module is therefore requested under
 * another address.
 * @param load the import, as the bundler has to see it; its module must export what it exports by
 *   name
 */
export function retryImport<Module>(
  load: () => Promise<Module>,
  importAt: (address: string) => Promise<unknown> = importFrom,
): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  let failedAt: string | undefined;
  let tries = 0;
  const ask = () => {
    if (failedAt === undefined) return load();
    tries += 1;
    return importAt(`${failedAt}?again=${tries}`) as Promise<Module>;
  };
  return () => {
    loaded ??= ask().catch((error: unknown) => {
      loaded = undefined;
      failedAt ??= addressIn(error);
      throw error;
    });
    return loaded;
  };
}
