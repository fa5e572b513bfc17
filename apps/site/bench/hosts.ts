import { type ChildProcess, fork } from "node:child_process";
import type { AddressInfo, Server } from "node:net";
import { createSiteServer } from "../server/site-server.ts";
import { createBareFloorServer, createFloorServer } from "./floor.ts";
import { createFolderServer } from "./folder-server.ts";
import { createPhotoStub } from "./photo-stub.ts";

/** Everything a run visits. */
export interface Hosts {
  /** Origins by name: `site` as `npm start` serves it, `floor`, `bare floor`, and the peers. */
  readonly origins: Readonly<Record<string, string>>;
  /** Port of the photo host's stand-in. */
  readonly photoPort: number;
  readonly stop: () => void;
}

/** Starts all servers in a process of their own, so that what measures does not slow them down. */
export async function startHosts(peers: Readonly<Record<string, string>>): Promise<Hosts> {
  const child: ChildProcess = fork(import.meta.filename, [JSON.stringify(peers)]);
  const ports = await new Promise<Record<string, number>>((done, fail) => {
    child.once("message", (message) => done(message as Record<string, number>));
    child.once("exit", () => fail(new Error("The servers stopped. Is the site built?")));
  });
  const { photos = 0, ...others } = ports;
  return {
    origins: Object.fromEntries(
      Object.entries(others).map(([name, port]) => [name, `http://localhost:${port}`]),
    ),
    photoPort: photos,
    stop: () => child.kill(),
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
  const peers: Record<string, string> = JSON.parse(process.argv[2] ?? "{}");
  const servers: Record<string, Server> = {
    site: createSiteServer(),
    floor: createFloorServer(),
    "bare floor": createBareFloorServer(),
    ...Object.fromEntries(
      Object.entries(peers).map(([name, folder]) => [name, createFolderServer(folder)]),
    ),
    photos: createPhotoStub(),
  };
  const ports: Record<string, number> = {};
  for (const [name, server] of Object.entries(servers)) ports[name] = await listen(server);
  process.send?.(ports);
  // Gone with the process that asked.
  process.on("disconnect", () => process.exit());
}
