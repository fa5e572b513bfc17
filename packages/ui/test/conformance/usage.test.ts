import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readKit } from "../../build/api/kit.ts";
import { importsFor } from "../../build/api/usage.ts";

const kit = resolve(import.meta.dirname, "../..");
const folder = join(kit, "node_modules/.cache/usage");
const docs = await readKit();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The docs offer it to be copied, so it must compile as it is. */
it("every component's usage compiles", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { folder: name, usage } of docs) {
    writeFileSync(join(folder, `${name}.tsx`), `${importsFor(usage)}\n${usage}\n`);
  }
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(kit, "tsconfig.json"),
      include: ["*.tsx", join(kit, "src/vite/virtual.d.ts")],
    }),
  );
  const tsc = join(kit, "node_modules/typescript/bin/tsc");
  expect(
    spawnSync(process.execPath, [tsc, "-p", folder, "--singleThreaded"], { encoding: "utf8" })
      .stdout,
  ).toBe("");
});
