import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { runServer } from "verdaccio";

/** An npm registry on this machine that has only what is published to it. */
export interface Registry {
  readonly url: string;
  /** Lines for an `.npmrc` that send the packages of this scope there, and nothing else. */
  npmrc(scope: string): string;
  close(): void;
}

/** Starts an empty registry on a free port. Anybody may publish to it. @param folder where it keeps the packages */
export async function startRegistry(folder: string): Promise<Registry> {
  const server: Server = await runServer({
    storage: join(folder, "packages"),
    self_path: folder,
    web: { enable: false },
    auth: { htpasswd: { file: join(folder, "users") } },
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$all" } },
    log: { type: "stdout", format: "pretty", level: "error" },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    url: `http://${host}`,
    // Package managers refuse to publish without a token, even where none is needed.
    npmrc: (scope) => `${scope}:registry=http://${host}/\n//${host}/:_authToken=anybody\n`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
