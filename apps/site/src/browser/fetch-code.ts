let fetched: Promise<void> | undefined;

async function request(path: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(path, { priority });
  if (!response.ok) throw new Error(`${path} cannot be fetched (${response.status}).`);
  await response.arrayBuffer();
}

/** Has the browser compile a module without running it. */
function preload(path: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = path;
  document.head.append(link);
}

async function requestAll(paths: readonly string[], priority: RequestPriority): Promise<void> {
  await Promise.all(paths.map((path) => request(path, priority)));
  for (const path of paths) preload(path);
}

/**
 * Puts modules into the browser's cache, once. A failure is not remembered, as it would be with `modulepreload` or
 * `import`: browsers keep the failure of a module for as long as the page lives (whatwg/html#10327).
 * @throws when one of them cannot be fetched
 */
export function fetchCode(paths: readonly string[], priority: RequestPriority): Promise<void> {
  fetched ??= requestAll(paths, priority).catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}
