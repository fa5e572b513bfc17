import type { AddressInfo, Server } from "node:net";

/** Lets a server listen at a free port of this machine, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return (server.address() as AddressInfo).port;
}
