import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureFiles } from "@site/generated/pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HostRules } from "../build/hosting/host-rules.ts";
import { writeLaterPictures } from "../build/outputs/pictures/later-pictures.ts";
import { type Send, sender } from "../hosts/send.ts";
import { createSiteServer } from "./site-server.ts";

const rules: HostRules = {
  siteUrl: "https://agency.example",
  base: "",
  isPreview: false,
  headers: [],
  redirects: [],
  gone: ["/gone", "/%C3%BCber"],
  pages: ["/", "/about"],
  endedInHtml: [],
  notFound: [{ below: "/", file: "/404.html", headers: {} }],
};
const [facts] = Object.values(pictureFiles);
const listed = `/pictures/${facts?.name}-32x24.webp`;
const out = mkdtempSync(join(tmpdir(), "site-server-"));
let send: Send;
let stop = () => {};

beforeAll(async () => {
  mkdirSync(join(out, "served"));
  writeFileSync(join(out, "host-rules.json"), JSON.stringify(rules));
  for (const name of ["index", "about", "404"]) {
    writeFileSync(join(out, "served", `${name}.html`), `<h1>${name}</h1>`);
  }
  writeLaterPictures(out, "", [listed]);
  const server = createSiteServer(out);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  send = sender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
});
afterAll(() => {
  stop();
  rmSync(out, { recursive: true });
});

it.each(["bytes=0-3", "bytes=99999-"])("HEAD ignores the range %s", async (range) => {
  const head = await send({ path: "/about", method: "HEAD", headers: { Range: range } });
  expect([head.status, head.headers["content-length"]]).toEqual([200, "14"]);
  expect(head.headers["content-range"]).toBeUndefined();
});

it.each([
  ["/about?a=b", 200, "<h1>about</h1>"],
  ["//%", 400, "Malformed address.\n"],
  ["/gone?a=b", 410, "<h1>404</h1>"],
  ["/%C3%BCber", 410, "<h1>404</h1>"],
])("answers %s by %i", async (path, status, body) => {
  const answer = await send({ path });
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

it.each(["//about", "/about.", "/about//", "/about./"])("leads %s to the page", async (path) => {
  const { status, headers } = await send({ path: `${path}?a=b` });
  expect([status, headers.location]).toEqual([301, "/about?a=b"]);
});

it.each(["/About", "//nowhere", "//other.example/"])("answers %s by 404", async (path) => {
  expect((await send({ path })).status).toBe(404);
});

it("makes a picture that the build has left to it, and no other", async () => {
  const answer = await send({ path: listed });
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(await sharp(answer.body).metadata()).toMatchObject({ width: 32, height: 24 });
  expect((await send({ path: listed.replace("32x24", "33x24") })).status).toBe(404);
});
