import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cleanPage, cleanUrl } from "../testing/clean-page.ts";

const command = resolve(import.meta.dirname, "cli.ts");
const { pathname } = new URL(cleanUrl);
let origin = "";

const server = createServer((request, response) => {
  const body = cleanPage.replaceAll("https://clean.example", origin);
  if (request.url === "/old") response.writeHead(301, { Location: pathname }).end();
  else if (request.url === pathname) {
    response.writeHead(200, { "Content-Type": "text/html" }).end(body);
  } else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Not `spawnSync`, which would stop the server as well. */
const run = (...args: readonly string[]) =>
  new Promise<{ status: number; output: string }>((done) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      done({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

it("audits a page at the address where it is in the end", async () => {
  const { output } = await run(`${origin}/old`, "--local", "--json");
  const [page] = JSON.parse(output).pages;
  expect(page).toMatchObject({ file: `${origin}/old`, subject: `${origin}${pathname}` });
});

it("says in words why a page cannot be had", async () => {
  expect(await run(`${origin}/none`)).toEqual({
    status: 2,
    output: "seo-audit: There is no page at this address (status 404).\n",
  });
});

it("takes nothing about the page from the command that the server says", async () => {
  const { status, output } = await run(`${origin}/old`, "--charset", "utf-8");
  expect(status).toBe(2);
  expect(output).toContain("are for files");
});
