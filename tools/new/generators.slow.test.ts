import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { landmarks } from "@site/texts/navigation";
import { afterAll, expect, it } from "vitest";
import { copyOfSite } from "../run/copies.ts";
import { make } from "./new.ts";

const copy = copyOfSite();
afterAll(() => rmSync(copy, { recursive: true }), 60_000);
make("article", "A title that no article has", copy);
make("case", "A case of tests", copy);
make("form", "A form of tests", copy);
make("opening", "Lighthouse Keeper", copy);
make("page", "A page of tests", copy);
make("page", "Impressum", copy, undefined, "legal");
make("page", "A spring offer", copy, undefined, "landing");
make("service", "Test Driving", copy);

const site = join(copy, "apps/site");
const page = (name: string) => readFileSync(join(site, "dist", `${name}.html`), "utf8");
const run = (mode: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "../../packages/resolve/hooks.ts", ...args], {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: mode },
  });

it("what `pnpm new` writes is accepted by the build, with its audit and its limits", () => {
  const { status, stdout, stderr } = run("production", "build/build.ts");
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("/a-page-of-tests");
  expect(page("impressum")).toContain('content="noindex');
  const [, legal] = page("index").split(`aria-label="${landmarks.legal}"`);
  expect(legal).toContain('href="/impressum"');
  expect(stdout).toMatch(/^what +largest +size +limit/m);
}, 600_000);

it("a form that `pnpm new` writes sends its answers by mail, with scripts and without", () => {
  for (const name of ["name", "email", "topic", "message"]) {
    expect(page("a-form-of-tests")).toMatch(
      new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"`),
    );
    expect(page("a-form-of-tests")).toMatch(
      new RegExp(`name="_message_template" value="[^"]*\\{${name}:`),
    );
  }
  const { status, stdout } = run(
    "test",
    "node_modules/vitest/vitest.mjs",
    "run",
    "--configLoader",
    "native",
    "src/forms/contract",
  );
  expect(status, stdout).toBe(0);
  expect(stdout).toContain("passed");
}, 600_000);
