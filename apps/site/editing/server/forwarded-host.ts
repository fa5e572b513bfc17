/** Where a workspace forwards from is missing or no exact host. */
export class HostError extends Error {
  override name = "HostError";
}

/** A name of a host, such as `box-4173.app.example.dev`, perhaps with a port. */
const exact = /^(?!\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/;

type Env = Readonly<Record<string, string | undefined>>;

/** In which setting the host is named that forwards to the server of a language. */
export const hostSetting = (tags: readonly string[], tag: string): string =>
  tag === tags[0] ? "EDITING_HOST" : `EDITING_HOST_${tag.toUpperCase().replace("-", "_")}`;

/** Workspaces put the port into the name of a host, once: the same name with another port. */
function atPort(host: string, port: number, other: number): string | undefined {
  const parts = host.split(new RegExp(`(?<!\\d)${port}(?!\\d)`));
  return parts.length === 2 ? parts.join(String(other)) : undefined;
}

/**
 * The host that forwards to the server of a language: the one that its own setting names, or that
 * of the first language at its port; `undefined` without one.
 * @param tags of the languages, in their order
 * @throws {HostError} where it could be more than one host
 */
export function forwardedHostOf(
  tags: readonly string[],
  tag: string,
  env: Env = process.env,
): string | undefined {
  const setting = hostSetting(tags, tag);
  const own = readHost(setting, env[setting]);
  const first = readHost("EDITING_HOST", env.EDITING_HOST);
  if (own || !first) return own;
  // Each language has its own server, on every second port: see tools/run/dev.ts.
  const port = Number(env.DEV_PORT ?? 0);
  // Only one server was started, for this language.
  if (port === 0) return first;
  return atPort(first, port, port + 2 * tags.indexOf(tag));
}

function readHost(setting: string, given: string | undefined): string | undefined {
  const host = given?.trim().toLowerCase();
  if (!host) return undefined;
  if (!exact.test(host)) {
    throw new HostError(
      `${setting} is "${given}". Give the one host that forwards to this server, without https:// and without a star, such as box-4173.app.example.dev.`,
    );
  }
  return host;
}
