import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bandItems } from "../../build/registry.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const bands = resolve(import.meta.dirname, "../../bands");
const folder = mkdtempSync(join(tmpdir(), "kolam-add-"));
const add = (...args: string[]) =>
  spawnSync(process.execPath, [join(dist, "cli.js"), "add", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

afterAll(() => rmSync(folder, { recursive: true }));

it("lists the bands, and copies the ones that it is told to", () => {
  expect(add("--list").stdout.match(/^\S+/gm)).toEqual(bandItems().map(({ name }) => name));
  const { status, stdout } = add("hero", "closing");
  expect(status).toBe(0);
  const file = join("components", "bands", "hero.tsx");
  expect(stdout).toContain(`Wrote ${file}\n`);
  expect(readFileSync(join(folder, file), "utf8")).toBe(
    readFileSync(join(bands, "hero/hero.tsx"), "utf8"),
  );
  const written = globSync("components/bands/*", { cwd: folder }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  expect(written.sort()).toEqual([
    "components/bands/closing.tsx",
    "components/bands/hero.module.css",
    "components/bands/hero.tsx",
  ]);
});

it("replaces nothing unasked, and writes all files or none", () => {
  mkdirSync(join(folder, "src"));
  expect(add("team").stdout).toContain(join("src", "components", "bands", "team.tsx"));
  const team = join(folder, "src/components/bands/team.tsx");
  writeFileSync(team, "mine");
  const { status, stderr } = add("figures", "team");
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Nothing was written: .*team\.tsx exists\. Add --force to replace it\.$/m,
  );
  expect(readFileSync(team, "utf8")).toBe("mine");
  expect(globSync("src/components/bands/figures*", { cwd: folder })).toEqual([]);
  expect(add("team", "--force").status).toBe(0);
  expect(readFileSync(team, "utf8")).not.toBe("mine");
});

it("says which bands there are to whoever names none or another", () => {
  expect(add().stderr).toMatch(/^npx @kolam\/ui add hero[\s\S]*\nhero /);
  expect(add("footer").stderr).toMatch(/^There is no band footer\.\n\n[\s\S]*\nhero /);
  expect(add("../hero").status).toBe(1);
});

// An app's bundle has only the bands that it has copied.
it("has the bands in the registry, and in no module", () => {
  const names = bandItems().flatMap(({ files }) =>
    files.flatMap(({ content }) => content.match(/(?<=export function )\w+Band\b/g) ?? []),
  );
  expect(names).toContain("HeroBand");
  const modules = globSync("**/*.{js,d.ts,css}", { cwd: dist });
  expect(modules.length).toBeGreaterThan(100);
  const holding = modules.filter((file) => {
    const text = readFileSync(join(dist, file), "utf8");
    return names.some((name) => text.includes(name));
  });
  expect(holding).toEqual([]);
});
