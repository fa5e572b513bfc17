/** A file of the site is no longer on the server, as happens after a deployment. */
export class MissingCodeError extends Error {}

/**
 * Puts a file into the browser's cache.
 * @throws when it cannot be fetched
 */
export async function fetchFile(path: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(path, { priority });
  if (response.status === 404) throw new MissingCodeError(`${path} is gone.`);
  if (!response.ok) throw new Error(`${path} cannot be fetched (${response.status}).`);
  await response.arrayBuffer();
}
