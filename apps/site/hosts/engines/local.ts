import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { createSiteServer } from "../../server/site-server.ts";
import { type Engine, site } from "./engine.ts";

/** The server that `npm start` uses, in this process. */
export const local: Engine = {
  name: "local",
  traits: { ranges: true, tidies: true, spellings: [301] },
  missing: undefined,
  async start(folder = site) {
    const server = createSiteServer(resolve(folder, "build-out"));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  },
};
