import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../install/command.mjs";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const workspace: {
  readonly packages: readonly string[];
  readonly catalog: Readonly<Record<string, string>>;
} = parse(read("pnpm-workspace.yaml"));
const manifests = [".", ...workspace.packages].flatMap((pattern) =>
  globSync(`${pattern}/package.json`, { cwd: root }),
);

describe("the catalog of versions", () => {
  it.each(manifests)("is where %s has all of its versions from", (file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
    const own = Object.entries<string>({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    expect(own.filter(([, version]) => !/^(?:catalog|workspace):/.test(version))).toEqual([]);
  });

  it("pins every version exactly, and has no unused one", () => {
    const texts = [
      ...manifests,
      ...globSync("{tools,packages,examples}/**/*.{ts,mjs}", {
        cwd: root,
        exclude: (name) => name.includes("node_modules"),
      }),
    ]
      .map(read)
      .join("\n");
    for (const [name, version] of Object.entries(workspace.catalog)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      const isUsed = texts.includes(`"${name}": "catalog:"`) || texts.includes(`fetched("${name}"`);
      expect(isUsed || texts.includes(`${name}@catalog:`), name).toBe(true);
    }
  });

  it("has the pnpm that package.json, the documents and the workflows name", () => {
    expect(JSON.parse(read("package.json")).packageManager).toBe(`pnpm@${workspace.catalog.pnpm}`);
  });
});

describe("what is held back", () => {
  const { packageRules }: { packageRules: readonly Record<string, unknown>[] } = JSON.parse(
    read("renovate.json"),
  );
  const held = packageRules.filter(({ allowedVersions }) => allowedVersions !== undefined);
  const page = read("docs/raising-dependencies.md");

  it("is listed in the document too, and the catalog keeps to it", () => {
    expect(held.length).toBeGreaterThan(1);
    for (const { matchPackageNames, description, allowedVersions } of held) {
      expect(String(description).length).toBeGreaterThan(20);
      const limit = /^<(\d+)(?:\.(\d+))?/.exec(String(allowedVersions));
      for (const name of matchPackageNames as string[]) {
        expect(page).toContain(`\`${name}\``);
        const [major = 0, minor = 0] = (workspace.catalog[name] ?? "").split(".").map(Number);
        const [, most = "0", least = "0"] = limit ?? [];
        expect(major * 1000 + minor, name).toBeLessThan(Number(most) * 1000 + Number(least));
      }
    }
  });

  it("does not include the fetched Node: the page says how to raise it", () => {
    expect(page).toContain("tools/install/node-packages.json");
  });
});
