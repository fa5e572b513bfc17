import { rmSync } from "node:fs";
import { dirname, posix } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetched } from "../../../../tools/install/command.mjs";
import { readKit } from "../../build/api/kit.ts";
import { pack, run } from "./pack.ts";

const docs = await readKit();
let tarball: string;
let files: string[];

beforeAll(() => {
  tarball = pack();
  files = run("tar", ["tzf", tarball])
    .trim()
    .split("\n")
    .map((file) => file.replace("package/", ""));
});

afterAll(() => rmSync(dirname(tarball), { recursive: true }));

describe("the packed kit", () => {
  it("contains everything a project needs", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "package.json",
        "README.md",
        "LICENSE",
        "CHANGELOG.md",
        "llms.txt",
        "AGENTS.md",
        "docs/api.md",
        "dist/index.js",
        "dist/index.d.ts",
        "dist/styles.css",
        "dist/tokens.css",
        "dist/tokens.json",
        "dist/tokens.resolver.json",
        "dist/tokens.light.json",
        "dist/tokens.dark.json",
        "dist/tokens.light-contrast.json",
        "dist/tokens.dark-contrast.json",
        "dist/css/base.css",
        "dist/kit.json",
        "dist/kit.schema.json",
        "dist/cli.js",
        "dist/cli.licences.txt",
        "dist/mcp.js",
        "dist/mcp.licences.txt",
        "dist/registry/hero.json",
        "dist/registry/registry.json",
      ]),
    );
  });

  it("contains no sources, stories, tests or tools", () => {
    const unexpected = files.filter(
      (file) =>
        /\.tsx?$/.test(file.replace(/\.d\.ts$/, "")) ||
        /stories|\.test\.|fixture|\.map$|^(src|build|test|bench)\//.test(file) ||
        (file.startsWith("docs/") &&
          !/^docs\/((access|api|coverage|tokens)\.md|guides\/[\w-]+\.mdx)$/.test(file)),
    );
    expect(unexpected).toEqual([]);
  });

  it("contains every file that its documents link to", () => {
    const documents = files.filter((file) => /\.(mdx?|txt)$/.test(file));
    const links = documents.flatMap((file) =>
      [...run("tar", ["xzOf", tarball, `package/${file}`]).matchAll(/\]\(([^)\s#]+)/g)].map(
        ([, link = ""]) => ({ file, link }),
      ),
    );
    const local = links.filter(({ link }) => !/^[a-z]+:/.test(link));
    expect(local.length).toBeGreaterThan(1);
    const missing = local.filter(
      ({ file, link }) => !files.includes(posix.join(posix.dirname(file), link)),
    );
    expect(missing).toEqual([]);
  });

  it("has a manifest without workspace protocols or source paths", () => {
    const manifest = run("tar", ["xzOf", tarball, "package/package.json"]);
    expect(manifest).not.toMatch(/"(workspace|catalog):/);
    const { exports, sideEffects } = JSON.parse(manifest);
    expect(JSON.stringify(exports)).not.toContain("./src/");
    expect(sideEffects).toEqual(["**/*.css"]);
  });

  it("passes publint", () => {
    expect(run(...fetched("publint", ["--strict", tarball]))).toContain("All good!");
  });

  it("resolves from every entry, types included", () => {
    const subpaths = docs.map(({ folder }) => `./${folder}`);
    const entries = [".", "./tokens", "./kolam", "./vite", ...subpaths];
    const options = ["--profile", "esm-only", "--entrypoints", ...entries];
    run(...fetched("@arethetypeswrong/cli", [tarball, ...options]));
  });
});
