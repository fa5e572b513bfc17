/** The code is no longer on the server, as happens after a deployment. */
export class MissingCodeError extends Error {}

let fetched: Promise<unknown> | undefined;

async function request(path: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(path, { priority });
  if (response.status === 404) throw new MissingCodeError(`${path} is gone.`);
  if (!response.ok) throw new Error(`${path} cannot be fetched (${response.status}).`);
  await response.arrayBuffer();
}

/**
 * Puts modules into the browser's cache, once. Unlike `modulepreload` it compiles nothing, which
 * takes a slow phone 100 ms, and a failure is not remembered: browsers keep the failure of a module
 * for as long as the page lives (whatwg/html#10327).
 * @throws when one of them cannot be fetched
 */
export function fetchCode(paths: readonly string[], priority: RequestPriority): Promise<unknown> {
  fetched ??= Promise.all(paths.map((path) => request(path, priority))).catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}
