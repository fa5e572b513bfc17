import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./command.mjs";
import { howToHelp, nodePackages } from "./node.mjs";

interface LockedPackage {
  readonly resolution: { readonly integrity?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = parse(
  readFileSync(`${root}/pnpm-lock.yaml`, "utf8"),
);

/** The machines that this has to start on, as npm names them. */
const machines = [
  { name: "macOS arm64", os: "darwin", cpu: "arm64" },
  { name: "macOS x64", os: "darwin", cpu: "x64" },
  { name: "Windows x64", os: "win32", cpu: "x64" },
  { name: "Linux x64, glibc", os: "linux", cpu: "x64", libc: "glibc" },
  { name: "Linux x64, musl", os: "linux", cpu: "x64", libc: "musl" },
  { name: "Linux arm64, glibc", os: "linux", cpu: "arm64", libc: "glibc" },
  { name: "Linux arm64, musl", os: "linux", cpu: "arm64", libc: "musl" },
] as const;
type Machine = (typeof machines)[number];

/**
 * The packages that hold a tool's program for one kind of machine, by the beginning of their names.
 */
const programs: Readonly<Record<string, string>> = {
  pnpm: "@pnpm/exe.",
  turbo: "@turbo/",
  "@biomejs/biome": "@biomejs/cli-",
  typescript: "@typescript/typescript-",
  rolldown: "@rolldown/binding-",
  lightningcss: "lightningcss-",
  sharp: "@img/sharp-",
  "@resvg/resvg-js": "@resvg/resvg-js-",
  rollup: "@rollup/rollup-",
  "oxc-parser": "@oxc-parser/binding-",
  "oxc-resolver": "@oxc-resolver/binding-",
  esbuild: "@esbuild/",
  workerd: "@cloudflare/workerd-",
};

/**
 * Cloudflare makes its engine for glibc alone: the tests of hosts leave it out elsewhere, and say
 * so.
 */
const isLeftOut = (tool: string, machine: Machine) =>
  tool === "workerd" && "libc" in machine && machine.libc === "musl";

const nameOf = (id: string) => id.slice(0, id.lastIndexOf("@"));
const versionOf = (id: string) => id.slice(id.lastIndexOf("@") + 1);
/** `sharp` has its libraries, and builds for no system, under names that begin alike. */
const isProgram = (id: string) => !/libvips|wasm32|webcontainers/.test(id);

/** The locked programs of one version of a tool that a machine can run, by name and version. */
function found(tool: string, version: string, { os, cpu, ...rest }: Machine): string[] {
  const libc = "libc" in rest ? rest.libc : undefined;
  return Object.entries(packages)
    .filter(([id]) => id.startsWith(programs[tool] ?? tool) && isProgram(id))
    .filter(([id]) => versionOf(id) === version)
    .filter(([, locked]) => locked.os?.includes(os) && locked.cpu?.includes(cpu))
    .filter(([, locked]) => !libc || !locked.libc || locked.libc.includes(libc))
    .filter(([, locked]) => locked.resolution.integrity)
    .map(([id]) => id);
}

describe.each(machines)("on $name", (machine) => {
  it.each(Object.keys(programs).filter((tool) => !isLeftOut(tool, machine)))(
    "there is a program of every locked version of %s",
    (tool) => {
      const versions = Object.keys(packages)
        .filter((id) => nameOf(id) === tool)
        .map(versionOf);
      expect(versions.length).toBeGreaterThan(0);
      for (const version of versions) {
        expect(found(tool, version, machine), version).not.toEqual([]);
      }
    },
  );

  it("every machine whose Node is too old gets one, or a line that says which to install", () => {
    const known = nodePackages.packages[`${machine.os}-${machine.cpu}`];
    expect(known?.name).toMatch(new RegExp(`^node-(?:bin-)?${machine.os.replace("32", "")}-`));
    expect(known?.integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(howToHelp("none that runs could be fetched")).toContain("Install Node 22.18 or newer");
  });
});

it("the list above knows every package with programs for some machines only", () => {
  const known = Object.values(programs);
  const others = Object.entries(packages)
    .filter(([id, locked]) => (locked.os || locked.cpu) && !id.startsWith("fsevents@"))
    .map(([id]) => nameOf(id))
    .filter((name) => !known.some((start) => name.startsWith(start)));
  expect(others).toEqual([]);
});

it("the list of Node's packages says when it was looked up", () => {
  expect(nodePackages.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(nodePackages.looked).toMatch(/^20\d\d-\d\d-\d\d$/);
});
