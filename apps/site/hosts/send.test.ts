import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { type Route, sender } from "./send.ts";

/** Sends a request to a server that answers so. */
async function askOne(answer: (response: ServerResponse) => void, route: Route = {}) {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return sender(`http://127.0.0.1:${port}`, route)({ path: "/" });
}

/** Writes for as long as somebody reads. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  };
  response.on("drain", more);
  more();
}

it("an answer without an end is read to the longest that is allowed", async () => {
  await expect(askOne(endless)).rejects.toThrow("more than 33554432 bytes");
});

it.each<[string, (response: ServerResponse) => void]>([
  ["bit by bit", (response) => setInterval(() => response.write("."), 5).unref()],
  ["with nothing", () => {}],
  ["with headers only", (response) => response.flushHeaders()],
])("an answer that goes on for ever %s is waited for no longer than allowed", async (_, answer) => {
  await expect(askOne(answer, { maxMs: 200 })).rejects.toThrow("/: no end in 0.2 s");
});

it("an answer that breaks off does not count", async () => {
  const broken = (response: ServerResponse) => {
    response.writeHead(200, { "Content-Length": 9 }).write("half");
    setImmediate(() => response.destroy());
  };
  await expect(askOne(broken)).rejects.toThrow(/aborted|hang up/);
});

it("an answer is read whole", async () => {
  const { status, body } = await askOne((response) => response.writeHead(404).end("nothing"));
  expect([status, body.toString()]).toEqual([404, "nothing"]);
});
