import { globSync, readFileSync } from "node:fs";
import { dirname, matchesGlob } from "node:path";
import { root } from "@kolam/resolve/sites";
import { expect, it } from "vitest";

interface Turbo {
  readonly tasks: Readonly<Record<string, { readonly inputs?: readonly string[] }>>;
}

const { tasks }: Turbo = JSON.parse(readFileSync(`${root}/turbo.json`, "utf8"));
const workspaces = globSync("{apps,packages}/*/package.json", { cwd: root }).map(
  (file) => `${dirname(file).replaceAll("\\", "/")}`,
);

/**
 * Files that installs and tasks write, such as type caches. If they were inputs, the site would be
 * built again after every check. The name has no dot because Node's globs skip dotfiles.
 */
const written = workspaces.map((folder) => `${folder}/node_modules/cache`);

it.each(Object.entries(tasks))("%s does not depend on what tasks write", (_, { inputs = [] }) => {
  const globs = inputs.map((glob) => glob.replace("$TURBO_ROOT$/", ""));
  const matches = (file: string, isLeftOut: boolean) =>
    globs.some(
      (glob) => glob.startsWith("!") === isLeftOut && matchesGlob(file, glob.replace("!", "")),
    );
  expect(written.length).toBeGreaterThan(4);
  expect(written.filter((file) => matches(file, false) && !matches(file, true))).toEqual([]);
});
