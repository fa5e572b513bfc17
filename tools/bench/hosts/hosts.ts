import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { resolve } from "node:path";
import { createSiteServer } from "../../../apps/site/server/site-server.ts";
import { createTagStub } from "../tags/tag-stub.ts";
import { createBareFloorServer, createFloorServer } from "./floor.ts";
import { createFolderServer } from "./folder-server.ts";
import { createPhotoStub } from "./photo-stub.ts";

/** The servers that a run visits. */
export interface Hosts {
  /** Origins by name: `site` as `npm start` serves it, `floor`, `bare floor`, and the peers. */
  readonly origins: Readonly<Record<string, string>>;
  /** Port of the stub for the photo host. */
  readonly photoPort: number;
  /** Port of the stub for the tags' hosts. */
  readonly tagPort: number;
  readonly stop: () => void;
}

/** The servers of every run. */
const own: Readonly<Record<string, () => Server>> = {
  site: createSiteServer,
  floor: createFloorServer,
  "bare floor": createBareFloorServer,
  photos: createPhotoStub,
  tags: createTagStub,
};

/** Serves a built site: one of ours with its own rules, any other as a good static host does. */
const createServerOf = (folder: string): Server =>
  existsSync(resolve(folder, "host-rules.json"))
    ? createSiteServer(folder)
    : createFolderServer(folder);

/** The folders of all groups by name. @throws when two hosts have the same name */
function joined(groups: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, folder] of groups.flatMap(Object.entries)) {
    if (name in own || name in all)
      throw new Error(`Two hosts of this run would be called ${name}.`);
    all[name] = folder;
  }
  return all;
}

/**
 * Starts all servers in a separate process, so that the measuring process does not slow them down.
 * @param groups folders of built sites by name
 * @throws when two hosts have the same name, or the site is not built
 */
export async function startHosts(
  ...groups: readonly Readonly<Record<string, string>>[]
): Promise<Hosts> {
  const child: ChildProcess = fork(import.meta.filename, [JSON.stringify(joined(groups))]);
  const ports = await new Promise<Record<string, number>>((done, fail) => {
    child.once("message", (message) => done(message as Record<string, number>));
    child.once("exit", () => fail(new Error("The servers stopped. Is the site built?")));
  });
  const { photos = 0, tags = 0, ...others } = ports;
  return {
    origins: Object.fromEntries(
      Object.entries(others).map(([name, port]) => [name, `http://localhost:${port}`]),
    ),
    photoPort: photos,
    tagPort: tags,
    stop: () => child.kill(),
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
  const folders: Record<string, string> = JSON.parse(process.argv[2] ?? "{}");
  const servers = [
    ...Object.entries(own).map(([name, create]) => [name, create()] as const),
    ...Object.entries(folders).map(([name, folder]) => [name, createServerOf(folder)] as const),
  ];
  const ports: Record<string, number> = {};
  for (const [name, server] of servers) ports[name] = await listen(server);
  process.send?.(ports);
  // Ends with the process that started it.
  process.on("disconnect", () => process.exit());
}
