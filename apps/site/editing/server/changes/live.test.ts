import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isOnline, watched } from "./live.ts";

let server: Server;
let address = "";
let live = { build: "one", text: "Dawn" };
const hour = 3_600_000;
const words = [{ path: "/about", text: "Dusk over the river" }];

beforeAll(async () => {
  server = createServer((_, response) => {
    response.end(`<p>${live.text}</p><script data-build="${live.build}"></script>`);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

it("is online once another build says the new words", async () => {
  live = { build: "one", text: "Dawn" };
  const watch = await watched(address, words, 0);
  expect(watch.build).toBe("one");
  expect(await isOnline(watch, 1)).toBe("waiting");
  live = { build: "two", text: "Dawn" };
  expect(await isOnline(watch, 2)).toBe("waiting");
  live = { build: "two", text: "Dusk over the&nbsp;ri&shy;ver" };
  expect(await isOnline(watch, 3)).toBe("online");
});

it("cannot tell after an hour, or where nothing new can be seen", async () => {
  live = { build: "one", text: "Dawn" };
  expect(await isOnline(await watched(address, words, 0), hour + 1)).toBe("unknown");
  const seen = await watched(address, [{ path: "/about", text: "dawn" }], 0);
  expect(await isOnline(seen, 1)).toBe("unknown");
});

it("waits while nobody answers", async () => {
  const watch = await watched("http://localhost:1", words, 0);
  expect(watch).toMatchObject({ build: "", words });
  expect(await isOnline(watch, 1)).toBe("waiting");
  expect(await isOnline({ ...watch, address }, 1)).toBe("waiting");
});
