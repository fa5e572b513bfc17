import { readFileSync } from "node:fs";
import { request } from "node:http";
import { resolve } from "node:path";
import { redirects } from "@kolam/content/paths";
import { expect, test } from "../support/fixtures.ts";
import { fixedPages } from "../support/pages.ts";

/** A request whose path reaches the server exactly as written; browsers and fetch tidy it first. */
function raw(
  base: string,
  path: string,
  method = "GET",
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", fail);
    sent.end();
  });
}

test("every page answers 200 as complete HTML under the strict policy", async ({
  request: api,
}) => {
  for (const path of fixedPages) {
    const response = await api.get(path);
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    const html = await response.text();
    expect(html, path).toMatch(/^<!doctype html><html lang="en-IN">/);
    expect(html.match(/<h1[\s>]/g), `${path} has one h1`).toHaveLength(1);
    for (const landmark of ["header", "main", "footer"]) {
      expect(html, `${path} has a ${landmark}`).toContain(`<${landmark}`);
    }
    expect(html, `${path}: the policy blocks style attributes`).not.toMatch(/<[^>]+\sstyle=/);
    const scripts = html.match(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))/g);
    expect(scripts, `${path}: the policy blocks inline scripts`).toBeNull();
  }
});

test("old addresses redirect permanently to the canonical page", async ({ request: api }) => {
  const expected = [
    ...Object.entries(redirects),
    ...Object.entries(redirects).map(([from, to]) => [`${from}.html`, to] as const),
    ["/home.html", "/"],
    ["/index.html", "/"],
    ...fixedPages
      .filter((path) => path !== "/")
      .flatMap((path) => [[`${path}.html`, path] as const, [`${path}/`, path] as const]),
  ] as const;
  for (const [from, to] of expected) {
    const response = await api.get(`${from}?from=old`, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([
      from,
      301,
      `${to}?from=old`,
    ]);
  }
});

test("anything else is the not-found page with status 404", async ({ request: api, siteUrl }) => {
  for (const path of ["/nothing", "/services/nothing", "/blog/nothing", "/404", "/_headers"]) {
    const response = await api.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain("Oops! Page Not Found");
  }
  for (const path of ["/../package.json", "/%2e%2e/%2e%2e/package.json", "/assets/..%2f..%2fx"]) {
    expect((await raw(siteUrl, path)).status, path).toBe(404);
  }
  for (const path of ["/%c0%ae", "/%00", "/%", `/${"a".repeat(3000)}`]) {
    expect((await raw(siteUrl, path)).status, path.slice(0, 20)).toBe(400);
  }
});

test("a double slash never leads off the site", async ({ siteUrl }) => {
  for (const path of ["//example.org", "//example.org/about.html", "/\\example.org"]) {
    const { status } = await raw(siteUrl, path);
    expect([400, 404], path).toContain(status);
  }
});

test("only GET and HEAD", async ({ siteUrl }) => {
  expect((await raw(siteUrl, "/", "POST")).status).toBe(405);
  expect(await raw(siteUrl, "/", "HEAD")).toEqual({ status: 200, body: "" });
});

test("hashed files are cached for a year, pages are revalidated", async ({ request: api }) => {
  const page = await api.get("/");
  const script = /src="(\/assets\/boot-[\w-]+\.js)"/.exec(await page.text())?.[1] ?? "missing";
  const asset = await api.get(script);
  expect(asset.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(page.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await api.get("/", { headers: { "If-None-Match": page.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("the host files say what the server does", () => {
  const dist = resolve(import.meta.dirname, "../../dist");
  const lines = readFileSync(resolve(dist, "_redirects"), "utf8").trim().split("\n");
  expect(lines).toContain("/services/seo-services /services/seo 301");
  expect(lines).toContain("/about.html /about 301");
  expect(new Set(lines).size).toBe(lines.length);
  expect(readFileSync(resolve(dist, "_headers"), "utf8")).toContain("default-src 'none'");
});
