import { spawnSync } from "node:child_process";
import { nodeOptions } from "@kolam/resolve/node-options";
import { expect, it } from "vitest";

/** Runs a script in which nothing catches an error of this name. */
function run(name: string) {
  const script = `throw Object.assign(new Error("Write it otherwise."), { name: "${name}" });`;
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, "-e", script], {
    encoding: "utf8",
  });
  return { status, said: stderr.trim() };
}

it("a mistake of the reader's is told as its sentence alone, wherever it is found", () => {
  for (const name of ["BuildError", "ConfigError", "SiteError", "UsageError"])
    expect(run(name)).toEqual({ status: 1, said: "Write it otherwise." });
});

it("any other error is told with where it was thrown", () => {
  const { status, said } = run("TypeError");
  expect(status).toBe(1);
  expect(said).toMatch(/Write it otherwise\.[\s\S]*\n +at /);
});
