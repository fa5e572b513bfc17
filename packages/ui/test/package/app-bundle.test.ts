import { relative, resolve, sep } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";

const dist = resolve(import.meta.dirname, "../../dist");

/** What the package has for people and programs that ask about it. */
const forReaders = /^(?:cli|mcp|kit|registry)\b/;

it("an app that uses everything bundles nothing of the command and of kit.json", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(dist, "index.js"), formats: ["es"] },
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        onLog: (level, log, next) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
        },
      },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((part) => ("output" in part ? part.output : []))
    .filter((output) => output.type === "chunk");
  const modules = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .map((id) => relative(dist, id).split(sep).join("/"));
  expect(modules).toContain("stepper/stepper.js");
  expect(modules.filter((file) => forReaders.test(file))).toEqual([]);
  const code = chunks.map((chunk) => chunk.code).join("");
  expect(code).not.toContain("modelcontextprotocol");
  expect(code).not.toContain("a form is split into three to six steps");
});
