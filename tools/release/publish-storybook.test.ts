import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { publishStorybook } from "./publish-storybook.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-storybook-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [built, published] = [join(folder, "built"), join(folder, "published")];
const read = (file: string) => readFileSync(join(published, file), "utf8");

function build(text: string): void {
  mkdirSync(join(built, "sb"), { recursive: true });
  writeFileSync(join(built, "index.html"), `<!doctype html><html><head><title>${text}</title>`);
}

it("keeps each release, replaces main, and keeps all of it from search engines", () => {
  mkdirSync(published);
  for (const [version, text] of [
    ["main", "old"],
    ["1.9.0", "nine"],
    ["1.10.0", "ten"],
    ["main", "new"],
  ] as const) {
    build(text);
    publishStorybook(built, published, version);
  }
  expect(readdirSync(published).sort()).toEqual(
    [".nojekyll", "1.10.0", "1.9.0", "_headers", "index.html", "main", "robots.txt"].sort(),
  );
  expect(read("main/index.html")).toContain("new");
  expect(read("1.9.0/index.html")).toContain("nine");
  expect(read("index.html")).toMatch(/main\/.*1\.10\.0\/.*1\.9\.0\//);
  for (const page of ["index.html", "main/index.html", "1.10.0/index.html"]) {
    expect(read(page)).toContain('content="noindex"');
    expect(read(page)).toContain("Content-Security-Policy");
  }
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  expect(() => publishStorybook(built, published, "../elsewhere")).toThrow("is neither main nor");
});
