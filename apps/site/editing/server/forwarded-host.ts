/** Where a workspace forwards from is missing or no exact host. */
export class HostError extends Error {
  override name = "HostError";
}

/** A name of a host, such as `box-4173.app.example.dev`, perhaps with a port. */
const exact = /^(?!\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/;

/**
 * The host that forwards to this server, as `EDITING_HOST` names it; `undefined` without one.
 * @throws {HostError} where it could be more than one host
 */
export function readForwardedHost(given: string | undefined): string | undefined {
  const host = given?.trim().toLowerCase();
  if (!host) return undefined;
  if (!exact.test(host)) {
    throw new HostError(
      `EDITING_HOST is "${given}". Give the one host that forwards to this server, without https:// and without a star, such as box-4173.app.example.dev.`,
    );
  }
  return host;
}
