import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HIDDEN_SCORE } from "../limits.ts";
import { cleanPage, cleanUrl } from "../testing/clean-page.ts";

const command = resolve(import.meta.dirname, "cli.ts");
const { pathname } = new URL(cleanUrl);
let origin = "";
const asked: string[] = [];

const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const body = cleanPage.replaceAll("https://clean.example", origin);
  if (request.url === "/old") response.writeHead(301, { Location: pathname }).end();
  else if (request.url === "/index.xml") {
    response.end(`<sitemapindex><sitemap><loc>${origin}/map.xml.gz</loc></sitemap></sitemapindex>`);
  } else if (request.url === "/map.xml.gz") {
    const pages = [pathname, "/none", "/old"].map(
      (path) => `<url><loc>${origin}${path}</loc></url>`,
    );
    response.end(gzipSync(`<urlset>${pages.join("")}</urlset>`));
  } else if (request.url === pathname) {
    response.writeHead(200, { "Content-Type": "text/html" }).end(body);
  } else if (request.url === "/hidden") {
    response.writeHead(200, { "Content-Type": "text/html", "X-Robots-Tag": "noindex" }).end(body);
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

it("reads the header with which a server hides a page", async () => {
  const { output } = await run(`${origin}/hidden`, "--local", "--json");
  const [{ score, results }] = JSON.parse(output).pages;
  expect(score).toBe(HIDDEN_SCORE);
  const { found } = results.find(({ id }: { id: string }) => id === "robots");
  expect(found).toContain("X-Robots-Tag: “noindex”");
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

it("audits the pages of a sitemap, says how far it is, and asks for robots.txt once", async () => {
  asked.splice(0);
  const { status, output } = await run("--sitemap", `${origin}/index.xml`, "--local", "--json");
  expect(status).toBe(1);
  expect(output).toContain(`seo-audit: 3 of 3: ${origin}`);
  const { pages, refused } = JSON.parse(output.slice(0, output.lastIndexOf("}") + 1));
  expect(pages.map(({ file }: { file: string }) => file)).toEqual([
    `${origin}${pathname}`,
    `${origin}/old`,
  ]);
  expect(refused).toEqual([
    { file: `${origin}/none`, message: "There is no page at this address (status 404)." },
  ]);
  expect(asked.filter((path) => path === "/robots.txt")).toHaveLength(1);
});

it("audits no more of a sitemap than it should, and writes one HTML file", async () => {
  const limited = ["--sitemap", `${origin}/index.xml`, "--max", "1", "--local"];
  const { status, output } = await run(...limited, "--format", "html");
  expect(status).toBe(0);
  expect(output).toMatch(/^<!doctype html>.*<\/html>\nseo-audit: 1 of 1/s);
  expect(output).not.toContain("/none");
  const { output: wrong } = await run("--sitemap", `${origin}${pathname}`);
  expect(wrong).toContain("This is not a sitemap.");
});
