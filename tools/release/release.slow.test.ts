import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyOfSite } from "../run/copies.ts";
import { root, toolEnv } from "../run/run.mjs";

/** What npm's clients put into a registry: a package with its versions and their files. */
interface Publication {
  readonly name: string;
  readonly versions: Readonly<
    Record<string, { readonly exports: Readonly<Record<string, unknown>> }>
  >;
}

const published = new Map<string, Publication>();

/** As much of a registry as a release needs: it accepts packages and lists those it has. */
const registry = createServer(async (request, response) => {
  const name = decodeURIComponent(request.url?.slice(1) ?? "");
  const known = published.get(name);
  if (request.method === "PUT" && !known) {
    published.set(name, JSON.parse(await text(request)));
    return void response.writeHead(201, { "Content-Type": "application/json" }).end("{}");
  }
  response.writeHead(known ? 200 : 404, { "Content-Type": "application/json" });
  response.end(JSON.stringify(known ?? {}));
});

const checkout = copyOfSite();
const manifest = join(checkout, "packages/ui/package.json");
const read = (): { name: string; version: string } => JSON.parse(readFileSync(manifest, "utf8"));
const run = async (command: string, ...args: readonly string[]): Promise<string> => {
  const who = { NAME: "Somebody", EMAIL: "somebody@agency.example" };
  const env = {
    ...toolEnv(checkout),
    GIT_AUTHOR_NAME: who.NAME,
    GIT_AUTHOR_EMAIL: who.EMAIL,
    GIT_COMMITTER_NAME: who.NAME,
    GIT_COMMITTER_EMAIL: who.EMAIL,
  };
  return (await promisify(execFile)(command, args, { cwd: checkout, env })).stdout;
};
const release = () => run(process.execPath, "tools/release/release.ts");

const before = read();
const summary = "A made-up change.";

beforeAll(async () => {
  await new Promise<void>((done) => registry.listen(0, "127.0.0.1", done));
  const { port } = registry.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  for (const part of [".changeset", "pnpm-workspace.yaml", "tools/release", "tools/run"]) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  const [scope = ""] = before.name.split("/");
  // Package managers refuse to publish without a token, even where none is needed.
  const settings = `${scope}:registry=http://${host}/\n//${host}/:_authToken=anybody\n`;
  writeFileSync(join(checkout, ".npmrc"), settings);
  writeFileSync(
    join(checkout, ".changeset/a-change.md"),
    `---\n"${before.name}": minor\n---\n\n${summary}\n\nIt has a second paragraph.\n`,
  );
  await run("git", "init", "--quiet", "--initial-branch=main");
  await run("git", "add", "--all");
  await run("git", "commit", "--quiet", "--message", "Everything");
});

afterAll(() => {
  registry.close();
  registry.closeAllConnections();
  rmSync(checkout, { recursive: true });
});

it("a release makes a version of the changesets, commits, publishes and tags it, and does so once", async () => {
  await release();
  const { name, version } = read();
  expect(version).not.toBe(before.version);
  const changelog = readFileSync(join(checkout, "packages/ui/CHANGELOG.md"), "utf8");
  expect(changelog).toContain(`## ${version}\n`);
  expect(changelog).toContain(summary);
  await run("biome", "check", "packages/ui/CHANGELOG.md", "packages/ui/package.json");
  expect(await run("git", "status", "--porcelain")).toBe("");
  expect((await run("git", "tag", "--points-at", "HEAD")).trim()).toBe(`${name}@${version}`);

  const { versions = {} } = published.get(name) ?? {};
  expect(Object.keys(versions)).toEqual([version]);
  expect(versions[version]?.exports["."]).toEqual({
    types: "./dist/index.d.ts",
    default: "./dist/index.js",
  });
  expect(JSON.stringify(versions[version])).not.toMatch(/"(?:workspace|catalog):/);

  expect(await release()).toContain("No unpublished projects");
}, 600_000);
